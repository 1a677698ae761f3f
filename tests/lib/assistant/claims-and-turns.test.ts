import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

const wrong = async (cases: readonly (readonly [string, RegExp, RegExp?])[]) =>
  (await Promise.all(cases.map(([typed, has, not]) => wrongReplies([typed], has, not)))).flat()

test('who is frightened by a claim is calmed and hears the risk, the terms and the steps', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    [
      'mi mama tiene 79 años y le llego q debe renta del 2021. ella solo vive de la pension y una casa, toca declarar?',
      /^Con calma.*Por 2021.*\$\s50\.831\.200.*\$\s163\.386\.000.*1\.000 UVT al mes/,
      /69\.718\.600/,
    ],
    [
      'a mi abuelo pensionado le mandaron carta de la dian por la renta de 2022, tiene que declarar?',
      /^Con calma.*Por 2022.*\$\s53\.205\.600/,
    ],
    [
      'contrate a un mensajero por prestacion de servicios y ahora dice q me va a demandar. que riesgo tengo y tienen abogado?',
      /^Con calma: una amenaza no es una demanda.*23 y 24.*488.*Sí tenemos abogados/,
    ],
    [
      'la diseñadora que tenia por cuenta de cobro dice que nos va a demandar, que me puede pasar?',
      /^Con calma: una amenaza no es una demanda/,
    ],
    [
      'la ugpp me mando un oficio por los aportes del 2023. es lo mismo que la dian? cuanto tiempo tengo para responder',
      /^No: la UGPP es otra entidad.*tres meses.*dos meses/,
    ],
    [
      'recibi un requerimiento de la ugpp cuanto tiempo tengo para contestar',
      /^El plazo que da la UGPP depende.*tres meses/,
    ],
    [
      'mi socio saco plata de la empresa sin decirme, como 85 millones. ustedes hacen una auditoria para demostrarlo y eso sirve ante un juez?',
      /^Sí a las dos.*\$\s3\.500\.000.*art\. 226.*Ley 222 de 1995, art\. 25/,
    ],
    [
      'hacen peritajes contables para un juicio contra el administrador, sirven como prueba?',
      /^Sí a las dos.*art\. 226/,
    ],
    [
      'deje vencer el iva de julio agosto y no tengo plata para pagarlo. la dian da facilidades de pago o me van a cerrar el negocio',
      /^Con calma: tiene salida.*cinco años.*657.*641.*402/,
      /2027/,
    ],
    ['debo dos periodos de iva, me pueden sellar el local?', /^Con calma: tiene salida/],
    ['no tengo con que pagar el iva de mayo junio, dan acuerdo de pago?', /^Con calma: sí.*814/, /2027/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test('the limit of VAT, an estate, ReteICA and cesantías: from when, what and how much', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    [
      'me pase de los topes de iva en septiembre y segui como no responsable. que hago, tengo q pagar el iva de lo q ya vendi?',
      /^Lo que vendiste antes del cambio no lleva IVA.*508-2.*1 de noviembre.*1 de enero del año siguiente/,
    ],
    [
      'supere el tope de iva en mayo y no me he cambiado, desde cuando debo cobrar iva',
      /508-2.*desde el 1 de julio.*desde el 1 de septiembre/,
    ],
    [
      'somos 3 hermanos herederos de una finca en villeta y una casa en bogota. hay q sacar rut a la sucesion? que impuestos se pagan antes de repartir',
      /^RUT, sí.*predial.*844.*15%.*3\.250 UVT/,
      /documento soporte/,
    ],
    ['qué impuestos hay que pagar antes de repartir la herencia de mi mamá', /predial.*ganancia ocasional/],
    [
      'los clientes me hacen retencion del 11 y otros del 10 y no entiendo cual es. tambien me quitan reteica, eso lo recupero?',
      /11%.*3\.300 UVT.*10%.*ReteICA.*declaración de ICA de esa ciudad/,
    ],
    ['me descontaron reteica, donde lo resto', /^Sí se recupera.*declaración de ICA de esa ciudad/],
    [
      'El aporte del auxilio de cesantias es hasta el 14 de febrero cierto? y los intereses cuando se pagan y de cuanto son',
      /^Las cesantías se consignan.*14 de febrero.*31 de enero.*12%/,
      /auxilio de transporte/,
    ],
    ['cuando se consignan las cesantias y cuanto son los intereses', /14 de febrero.*31 de enero.*12%/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test('who asks what the firm does with papers, by which day and for foreigners gets that', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    [
      'Quien tiene acceso a los documentos que subo al portal? Quiero saber como guardan mis datos y si los comparten con alguien',
      /^De la firma los ve tu asesor.*60 segundos.*No vendemos.*Ley 1581/,
    ],
    ['los documentos que cargo en el portal los comparten con terceros?', /No vendemos datos.*proveedores/],
    [
      'Necesito estados financieros certificados para un credito del banco antes del 10 de diciembre. Alcanzan? y que me piden?',
      /^Depende de tus libros.*confirma una persona.*balance de prueba/,
      /qué fecha piden/,
    ],
    ['cuanto se demoran en hacer unos estados financieros para un credito', /^Depende de tus libros/],
    ['hacen declaraciones de extranjeros?', /^Sí, también a distancia.*183 días.*formulario 110/],
    ['manejan impuestos de expatriados', /^Sí, también a distancia/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test.each([
  'tengo 11 empleados y quiero q ustedes hagan la nomina completa con pila y nomina electronica. precio mensual? desde q mes pueden empezar',
  'cuanto cobran por la nomina de 11 empleados con seguridad social, y desde cuando empiezan',
])('the price of payroll says what it includes and when it begins: %s', async (typed) => {
  const { text, sum } = await replyTo(typed, { name: null, folder: null })
  expect(sum?.value).toMatch(/330\.000/)
  expect(text.join(' ')).toMatch(/PILA.*nómina electrónica.*entre 1 y 2 semanas/)
})
