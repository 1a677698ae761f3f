import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const none = /estoy seguro|^Sobre «/

test('a worker who leaves is paid everything at once, and the cesantías go to the worker', async () => {
  const messages = [
    'mi vendedora se fue el 30 de septiembre, entró el 1 de marzo y gana 1.900.000, cuánto es la liquidación',
    'mi cajera renunció el 10 de octubre, entró el 2 de febrero con el mínimo, cuánto le pago de liquidación',
    'liquidación de un ayudante que despedí: del 3 de marzo al 15 de agosto con 1.800.000',
  ]
  const days = /primeros 20 días|14 de febrero|31 de enero/
  expect(await wrongReplies(messages, /directamente a quien trabajó.*art\. 99.*art\. 65/, days)).toEqual([])
  const resigned = [
    'mi mesero renunció, trabajó del 1 de mayo al 30 de julio con 2 millones, cuánto es la liquidación',
  ]
  expect(await wrongReplies(resigned, /En total/, /despido sin justa causa/)).toEqual([])
  const staying = ['cuánto es la prima de un empleado que gana 2 millones']
  expect(await wrongReplies(staying, /primeros 20 días de diciembre/)).toEqual([])
})

test('a small shop or a hairdresser, also as a company, is told of the VAT exception of the SIMPLE', async () => {
  const messages = [
    'tengo un salón de belleza con barbería, le cobro IVA a la gente?',
    'mi tienda de barrio debe cobrar IVA?',
    'mi SAS de peluquería está en el SIMPLE, cobro IVA?',
  ]
  expect(await wrongReplies(messages, /3\.500 UVT.*SIMPLE.*parágrafo 4/, /siempre lo cobra/)).toEqual([])
})

test('somebody who wants to pay VAT by instalments is warned of an embargo before the order to pay', async () => {
  const messages = [
    'debo IVA y retefuente de dos bimestres, aceptan cuotas?',
    'le debo 8 millones de IVA a la DIAN, me dan plazos para pagar o me embargan?',
  ]
  expect(
    await wrongReplies(messages, /sí se puede pagar por cuotas.*art\. 837/, /de un día para otro/),
  ).toEqual([])
  const fake = ['llegó un correo que dice que la DIAN me va a embargar la cuenta']
  expect(await wrongReplies(fake, /art\. 837/, /y antes llega un mandamiento/)).toEqual([])
})

test('a delivery rider is told that the platform pays a part of the contributions', async () => {
  const messages = [
    'reparto en Rappi en moto, la EPS la pago yo o ellos',
    'quién paga la pensión de los repartidores de Didi Food',
    'soy domiciliario en una aplicación, tengo que pagar la planilla completa?',
  ]
  expect(await wrongReplies(messages, /60%.*40%.*Ley 2466 de 2025.*por confirmar/, /pagas tú todo/)).toEqual(
    [],
  )
})

test('money in a CDT is compared with the limit of investments, not only with that of wealth', async () => {
  const messages = [
    'abrí un CDT de 80 millones en 2025, debo declarar renta?',
    'tengo 75 millones en un CDT y nada más, tengo que declarar?',
    'soy jubilada y tengo un cdt de 100 millones, debo declarar',
  ]
  expect(await wrongReplies(messages, /1\.400 UVT.*594-3.*18799.*ingresos/, /Por ese bien solo/)).toEqual([])
  const small = ['mi mamá tiene un CDT de 40 millones y es pensionada, le toca declarar?']
  expect(await wrongReplies(small, /inversión sola, no.*1\.400 UVT/)).toEqual([])
  const large = ['tengo un CDT de 300 millones, debo declarar?']
  expect(await wrongReplies(large, /^Sí, por patrimonio/)).toEqual([])
})

test('an employer without money for the prima is told the deadline and not sent to the tax authority', async () => {
  const messages = [
    'no me alcanza para pagar las primas de mis trabajadores en diciembre, qué hago',
    'puedo aplazar la prima para enero si no tengo caja',
    'hasta cuándo hay plazo de pagar la prima, este año no tenemos plata',
  ]
  expect(
    await wrongReplies(messages, /primeros 20 días.*No se aplaza.*art\. 65/, /art(?:\.|ículo) 814/),
  ).toEqual([])
})

test.each<[string, RegExp, string[]]>([
  [
    'staff without contributions',
    /^Sí, las dos cosas.*5%.*100%.*demandar/,
    [
      'tengo dos muchachos trabajando sin EPS ni ARL hace medio año, qué multa hay',
      'la señora que trabaja en mi hogar nunca la afilié, puede demandarme?',
    ],
  ],
  [
    'a home that was sold',
    /5\.000 UVT.*311-1.*AFC/,
    [
      'vendimos la casa este año en 280 millones, cuánto sale la ganancia ocasional',
      'si vendo mi casa y compro otra vivienda quedo exento?',
    ],
  ],
  [
    'an inheritance',
    /^Sí.*ganancia ocasional.*15%/,
    ['mi papá murió y heredé un lote, tengo que declararlo?'],
  ],
  [
    'a return that lacks something',
    /corrección.*490.*art\. 588.*10%/,
    ['se me olvidó incluir unos arriendos en la declaración de renta, cómo la corrijo'],
  ],
  ['medicines', /^Exentos.*477/, ['en mi farmacia los medicamentos son exentos o excluidos?']],
  ['the support document', /semana.*000167/, ['qué plazo hay para el documento soporte de una compra']],
  [
    'rents',
    /^Sí.*predial/,
    ['arriendo un apto, puedo restar el predial y la administración en la declaración?'],
  ],
  [
    'barter',
    /^Sí.*art.*29/,
    ['las marcas me mandan productos gratis por publicar, eso es ingreso ante la DIAN?'],
  ],
  ['tips', /no entran como salario.*131/, ['las propinas hacen parte del salario de los meseros?']],
  ['work by days', /^Sí: la ARL va siempre.*2616/, ['tengo tres albañiles por días, les toca ARL?']],
  [
    'an app beside a job',
    /^Por los dos/,
    ['manejo Didi los fines de semana y soy empleado de una empresa, cómo pago mi seguridad social de eso'],
  ],
  [
    'a new company',
    /^Primero mira la casilla 53.*RUB/,
    ['ya creamos la SAS el mes pasado, qué toca hacer ahora'],
  ],
  [
    'the price of closing',
    /^En orden.*Cuesta la suma/,
    ['quiero liquidar mi empresa SAS que no tiene movimientos, cuánto me cobran'],
  ],
  [
    'a message that asks for the password',
    /^No la des: nunca te pedimos/,
    ['me escribieron por WhatsApp de parte de ustedes y me piden la contraseña'],
  ],
  [
    'a certificate for today',
    /^Llámanos ya/,
    ['urgente, necesito un certificado de ingresos firmado por contador hoy'],
  ],
  [
    'a building whose accounts nobody shows',
    /auditoría externa.*quinta parte/,
    ['el administrador del edificio no entrega los estados financieros a los dueños'],
  ],
  [
    'one firm for both',
    /^No en la misma empresa/,
    ['la firma que hace la revisoría fiscal puede hacer también la auditoría externa?'],
  ],
  [
    'who calls the assembly',
    /^Solo si representa.*art\. 20/,
    ['mi socio es dueño de la mitad, puede convocar asamblea de la SAS sin mí?'],
  ],
  [
    'statements for a bank',
    /^Si ya están listos.*Documentos/,
    ['el banco quiere los balances con corte a junio, los descargo del portal?'],
  ],
  [
    'a farm with two products',
    /^No le cobras IVA.*477.*424/,
    ['produzco huevos y hortalizas en mi finca, eso lleva IVA? me devuelven algo?'],
  ],
  [
    'a certificate for a donor',
    /representante legal.*contador público/,
    ['una empresa nos donó mercados y otra donó plata: la donación qué certificado lleva y quién lo firma'],
  ],
  ['a visit', /^Mejor con cita/, ['atienden sin cita o toca llamar?']],
  [
    'money of clients',
    /^No es ingreso tuyo/,
    ['soy abogado y un cliente me gira plata para pagar gastos del juzgado, eso es ingreso mío?'],
  ],
])('the question has a direct answer: %s', async (_, says, messages) => {
  expect(await wrongReplies(messages, says, none)).toEqual([])
})

test('a code from the portal is no request for the password, and the date of an assembly has its answer', async () => {
  const code = ['me llegó un correo de ustedes con un código para entrar, es normal?']
  expect(await wrongReplies(code, /./, /nunca te pedimos la clave del portal, ni/)).toEqual([])
  const date = ['cuándo es la asamblea de la SAS y quién la cita']
  expect(await wrongReplies(date, /31 de marzo/, /^Solo si representa/)).toEqual([])
})
