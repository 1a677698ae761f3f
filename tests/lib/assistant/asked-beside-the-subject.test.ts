import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has two messages with the same need, what the answer must have and, if it matters, what it must not have. */
const needs: readonly (readonly [need: string, messages: readonly string[], has: RegExp, not?: RegExp])[] = [
  [
    'the price of a statutory auditor for a foundation',
    [
      'cuanto vale la revisoria fiscal de una fundacion chiquita, ingresos de 400 millones al año',
      'somos una esal, en cuanto nos sale el revisor fiscal',
    ],
    /^Desde \$.1\.500\.000 al mes, más IVA.*si lo dicen sus estatutos/,
  ],
  [
    'whether a foundation needs a statutory auditor',
    ['una fundacion necesita revisor fiscal'],
    /^Mira en este orden/,
    /1\.500\.000/,
  ],
  [
    'the withholding on what somebody earns',
    [
      'cuanto me descuentan de retefuente si gano 7 millones',
      'cuanta retencion me hacen si me gano 7 millones',
    ],
    /la retención da cero.*\$.4\.830\.000, 92,2 UVT.*honorarios/,
  ],
  [
    'the withholding on what a contractor earns',
    ['soy contratista y gano 7 millones cuanto me descuentan de retefuente'],
    /^Si no pides restar costos y gastos, nada: va la tabla.*art\. 383, parágrafo 2/,
  ],
  [
    'the return of somebody who died and their estate',
    [
      'mi esposo murio y tenia cuentas y un apto, hay que declarar renta por el? y la sucesion la hacen ustedes?',
      'mi hermano falleció, quién declara y ustedes hacen la sucesión',
    ],
    /^Lamento tu pérdida.*El trámite de la sucesión es de un abogado.*ante notario/,
    /lo que no quede dicho/,
  ],
  [
    'how many days of holiday and what they are worth',
    [
      'vacaciones cuantos dias son y como se liquidan si el sueldo es 2.300.000',
      'con un sueldo de 2.300.000 cuantos dias son las vacaciones y cuanto valen',
    ],
    /^Son 15 días hábiles.*\$.1\.150\.000.*\$.95\.833/,
    /jefe no me paga/,
  ],
  [
    'a link of an invoice or a proposal does not open',
    ['no me abre el link de la factura q me enviaron', 'me mandaron una propuesta y el enlace no funciona'],
    /«Honorarios».*el PDF y el XML.*no des claves/,
    /Pide otro enlace/,
  ],
  ['a link for the password', ['el link para cambiar la clave no abre'], /Pide otro enlace/],
  [
    'how the registration is renewed, and it was not this year',
    [
      'como renuevo la camara de comercio y hasta cuando sin multa, y si no la renove este año?',
      'se me pasó renovar la cámara de comercio este año, ¿hay multa?',
    ],
    /^Con calma: renuévala ya.*La Cámara no pone multa.*cinco años.*31 de marzo/,
    /certificado de existencia/,
  ],
  [
    'not renewed since an earlier year',
    ['que pasa si no renove la matricula mercantil desde 2022, tengo q pagar todo?'],
    /le debes la renovación de cada año que falta/,
  ],
  [
    'how the registration is renewed',
    ['como renuevo la camara de comercio', 'como renuevo la camara de comercio y hasta cuando'],
    /^Se renueva en la página de tu Cámara.*31 de marzo/,
    /certificado de existencia/,
  ],
  [
    'the certificate of the Cámara',
    ['como saco el certificado de camara de comercio'],
    /^El certificado de existencia/,
  ],
  [
    'a parent company asks for an audit',
    [
      'Nuestra casa matriz en España nos pide auditoría bajo NIIF para el cierre de diciembre, ¿alcanzan a hacerla y cuánto tardaría?',
      'somos filial de una empresa alemana y la matriz exige auditoría a 31 de diciembre, ¿la pueden hacer?',
    ],
    /^Sí la hacemos.*3 a 8 semanas, desde \$.3\.500\.000.*inventarios.*moneda e idioma/,
  ],
  [
    'a loan to pay taxes',
    ['venden seguros o hacen prestamos para pagar la dian', 'me prestan para pagar el iva'],
    /^No: no prestamos plata.*facilidades de pago.*art\. 814.*recibo 490/,
  ],
  ['insurance alone', ['venden soat'], /^No: aquí no vendemos ni tramitamos seguros/],
  [
    'the return of a pensioner and its papers',
    [
      'hagan la declaracion de renta de mi mama que es pensionada, que papeles se necesitan',
      'hacen la declaracion de renta de un pensionado, que les mando',
    ],
    /^Sí, la hacemos.*1\. El certificado de ingresos y retenciones de la entidad que la paga/,
  ],
  [
    'a call about a lawsuit of a worker',
    [
      'Buenas, me pueden llamar? mi numero es 3104567821 es sobre una demanda laboral',
      'llámenme por favor al 3001234567, me demandó un extrabajador',
    ],
    /el plazo es corto.*Llama tú ahora.*No firmes/,
  ],
  ['a call', ['me pueden llamar? mi numero es 3104567821'], /^Claro\. Deja tu número/],
  [
    'an extra hour by night and the longest week',
    [
      'cuanto es la hora extra nocturna ahora con la reforma y cual es la jornada en horas',
      'cuanto pagan la hora extra nocturna con la reforma laboral',
    ],
    /^La hora ordinaria más el 75%.*\$.16\.667.*42 horas/,
    /domingo/,
  ],
  [
    'a code of activity put into the RUT',
    [
      'soy freelancer y me piden el rut actualizado con actividad 6201 como hago eso',
      'como pongo la actividad 6201 en el rut',
    ],
    /«Actualización RUT».*6201 \(desarrollo de sistemas informáticos\): casilla 46/,
  ],
  [
    'another code',
    ['un cliente me exige que el rut tenga la actividad 8299, paso a paso'],
    /pon el código: casilla 46/,
  ],
  [
    'the 4 per thousand and a bill',
    [
      'es verdad que van a subir el 4x1000 o que paso con la reforma tributaria',
      'van a quitar el cuatro por mil con la reforma?',
    ],
    /^Hoy es el mismo: 4 pesos por cada 1\.000.*art\. 872.*hasta que es ley/,
  ],
  [
    'a due date of next year',
    [
      'renta persona juridica 2027 cuando empieza a vencer mi nit acaba en 15',
      'en 2027 cuando vence la renta de mi sas, nit terminado en 15',
    ],
    /18 de mayo 2027.*19 de julio 2027/,
    /ya no queda/,
  ],
  [
    'a lawyer for somebody dismissed while pregnant',
    [
      'me despidieron estando en embarazo, tienen abogados laboralistas',
      'me botaron embarazada, necesito un abogado',
    ],
    /^Lo sentimos\. Nuestros abogados asesoran a empresas.*estás protegida.*60 días/,
  ],
  [
    'the price of accounting and payroll together, in English',
    [
      'can you send me a quote for monthly bookkeeping and payroll, 4 employees, and do you speak english',
      'how much for monthly accounting and payroll for 4 employees? do you speak english?',
    ],
    /^From \$.920\.000 a month plus VAT.*Yes, you can call or write to us in English/,
    /About “/,
  ],
  [
    'a contract for tomorrow',
    [
      'hacen contratos de prestacion de servicios?? necesito uno pa mañana',
      'necesito un contrato de prestación de servicios para hoy, lo redactan?',
    ],
    /^Sí, un abogado del equipo lo redacta.*llámanos ya.*\$.200\.000 por hora/,
  ],
  [
    'a company with a brother',
    [
      'q hago primero para crear una empresa con mi hermano, sas o persona natural? cuanto me sale todo',
      'con mi esposa queremos abrir empresa, mejor persona natural o sas, que hago primero y cuanto vale',
    ],
    /^S\.A\.S\.: entre dos no se puede ser una persona natural.*En cuatro pasos/,
  ],
  [
    'what the UVT is and its value',
    ['q es la uvt y en cuanto esta', 'que es una uvt y cuanto vale'],
    /^La UVT, unidad de valor tributario.*\$.52\.374/,
    /52\.374.*52\.374/,
  ],
]

for (const [need, messages, has, not] of needs)
  test(need, async () => expect(await wrongReplies(messages, has, not)).toEqual([]))
