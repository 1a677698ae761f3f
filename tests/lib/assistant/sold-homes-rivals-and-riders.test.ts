import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'a mother who depends on somebody lowers their tax',
    asked: [
      'mi mama vive conmigo y depende de mi, eso me rebaja impuestos?',
      'mis papas dependen de mi, eso me baja la retencion?',
    ],
    has: /^Sí, si dependen de ti.*260 UVT al año \(\$.13\.617\.240.*72 UVT al año \(\$.3\.770\.928/s,
    not: /amnistía/,
  },
  {
    need: 'a rebate of the DIAN is no deduction for parents',
    asked: [
      'mi papa debe impuestos y quiere saber si hay amnistia o rebaja de intereses',
      'mi papa vendio un lote y le rebajaron impuestos',
    ],
    has: /\S/,
    not: /si dependen de ti/,
  },
  {
    need: 'who fears for a competitor hears that nothing is shared and nobody is named',
    asked: [
      'Con quién comparten la información de mi empresa? Ustedes manejan la contabilidad de un competidor y me preocupa',
      'ustedes le llevan la contabilidad a mi competencia, me da miedo que se filtre algo',
      'tienen como cliente a mi competidor directo, eso no es conflicto de intereses?',
    ],
    has: /ni te negamos.*art\. 37.*«Personas».*cláusula de confidencialidad/s,
    not: /Ley 2300|lo que no quede dicho/,
  },
  {
    need: 'who asks for the figures of a competitor gets none',
    asked: ['me pueden decir cuanto factura mi competencia'],
    has: /reservada/,
    not: /te preocupe/,
  },
  {
    need: 'an appointment of the wrong kind can be changed',
    asked: [
      'en la cita me aparece virtual pero yo la pedi presencial',
      'agende la cita en la oficina y quedo por videollamada',
      'quiero pasar la cita de virtual a presencial',
    ],
    has: /^Se cambia.*«Lugar».*«Cancelar la cita»/s,
  },
  {
    need: 'whether an appointment is virtual is still told',
    asked: ['mi cita de mañana es virtual o en la oficina'],
    has: /«Lugar» dice si es virtual/,
  },
  {
    need: 'the ARL of a messenger on a motorcycle has its class and who pays it',
    asked: [
      'el arl de un mensajero en moto q nivel es y quien la paga si es por prestacion de servicios',
      'que riesgo de arl tiene un domiciliario contratista con moto',
    ],
    has: /^Cuenta con clase IV.*4,35%.*\$.76\.164 al mes en 2026/s,
  },
  {
    need: 'riders of an app and other contractors keep their own answers',
    asked: ['soy repartidor de rappi quien me paga la arl', 'tengo que pagarle arl a mi contratista'],
    has: /ARL/,
    not: /Cuenta con clase IV/,
  },
  {
    need: 'passports are made elsewhere',
    asked: ['aca sacan el pasaporte?', 'necesito renovar el pasaporte de mi hijo, ahi lo hacen?'],
    has: /^No, aquí no: el pasaporte.*cancilleria/s,
    not: /un extranjero también/,
  },
  {
    need: 'a RUT with a passport is no passport',
    asked: ['puedo sacar el rut con pasaporte', 'le debo a la dian me quitan el pasaporte?'],
    has: /\S/,
    not: /^No, aquí no/,
  },
  {
    need: 'the receipt of each invoice is only for purchases on credit',
    asked: [
      'tengo q darle acuse de recibo a todas las facturas de los proveedores? y si no lo hago q',
      'toca acusar todas las compras o solo las de credito',
    ],
    has: /^No a todas: solo a las compras a crédito.*IVA descontable/s,
  },
  {
    need: 'the ICA that is kept at a named rate is computed',
    asked: [
      'nos descuentan el 11 por mil de ica y la factura es de 7.250.000, cuanto nos llega',
      'me retienen 11 x mil de ica de una cuenta de 7.250.000 cuanto me pagan',
    ],
    has: /\$.79\.750 de ReteICA y llegan \$.7\.170\.250.*\$.6\.092\.437.*\$.67\.017/s,
  },
  {
    need: 'the ICA of an amount at a named rate is computed',
    asked: ['cuanto es el ica de 50 millones con tarifa del 9.66 por mil'],
    has: /^El ICA de \$.50\.000\.000 al 9,66 por mil es \$.483\.000/,
  },
  {
    need: 'a rate that nobody named stays open',
    asked: ['cuanto es el reteica de consultoria en bogota'],
    has: /no lo sé con certeza/,
  },
  {
    need: 'who sold a home is told whose the predial is',
    asked: [
      'me cobran un predial de una casa que vendi hace dos años',
      'aparezco debiendo predial de una finca que le vendi a mi primo',
    ],
    has: /^Con calma: el predial.*1 de enero.*certificado de tradición.*830 y 831/s,
  },
  {
    need: 'a home that is to be sold, or was sold with a gain, keeps its answer',
    asked: ['vendi mi casa, que impuestos pago', 'cuando se paga el predial'],
    has: /\S/,
    not: /^Con calma: el predial/,
  },
  {
    need: 'an amount under the least integral wage is refused and compared',
    asked: [
      'puedo poner el salario integral a un gerente de 18 millones, que tanto me ahorro',
      'a un director de 18 millones lo puedo pasar a salario integral?',
    ],
    has: /^No se puede.*\$.22\.761\.765.*Tampoco ahorra.*\$.4\.761\.765 más.*\$.3\.180\.000/s,
    not: /en efectivo/,
  },
  {
    need: 'an amount above the least integral wage may be one',
    asked: ['me conviene salario integral para un empleado de 25 millones'],
    has: /^Sí se puede: \$.25\.000\.000.*\$.17\.500\.000/s,
  },
  {
    need: 'what is left of an integral wage is still computed',
    asked: ['cuanto me queda de un salario integral de 25 millones'],
    has: /^Quedan libres/,
  },
  {
    need: 'one flat for tourists is answered as one',
    asked: [
      'Vivimos en Bogotá y tenemos un apartamento en Airbnb, toca cobrarle IVA a los huéspedes y sacar algún registro?',
      'arriendo mi casa por airbnb, debo cobrar iva?',
    ],
    has: /^IVA: no tienes que cobrarlo con uno solo.*RNT: sí/s,
    not: /Dos apartamentos/,
  },
  {
    need: 'several flats keep their answer',
    asked: ['tengo dos apartamentos en airbnb cobro iva'],
    has: /Dos apartamentos/,
  },
  {
    need: 'a name written wrong is excused and put right',
    asked: [
      'mi apellido esta mal escrito en los documentos q me mandan, es Cubides no Cuvides, corrijanlo por favor',
      'en los correos que me envian mi nombre sale mal, se escribe con H',
    ],
    has: /^Perdona el error.*«Mensajes».*«Cuenta»/s,
  },
  {
    need: 'the wealth tax says what has passed this year',
    asked: [
      'impuesto al patrimonio cedula terminada en 08 cuando pago',
      'mi cedula termina en 8, cuando se paga el impuesto al patrimonio',
    ],
    has: /en 2026 ya no queda ningún plazo, lo del año 2026 ya venció: declaración y primera cuota, el 22 de mayo 2026; segunda cuota, el 14 de septiembre 2026.*21 de mayo 2027/s,
  },
  {
    need: 'the passed days of the wealth tax are told without a number too',
    asked: ['fechas impuesto al patrimonio 2026', 'que dias es el impuesto al patrimonio, fechas'],
    has: /del 12 de mayo 2026 al 26 de mayo 2026.*segunda cuota, 2026: ya venció, el 14 de septiembre 2026, con cualquier número.*del 12 de mayo 2027/s,
  },
  {
    need: 'a planned stay is compared with the 183 days',
    asked: [
      'do i become tax resident if i stay 7 months in colombia? my visa is digital nomad',
      'will i be a tax resident if i stay in medellin for 7 months with a nomad visa',
    ],
    has: /^Yes with 7 months, about 213 days.*183.*The visa does not change it/s,
  },
  {
    need: 'a short stay makes no resident',
    asked: ['if i spend five months in colombia do i have to pay taxes as resident'],
    has: /^No with five months, about 152 days/,
  },
  {
    need: 'a cost and an expense are told apart with an example',
    asked: ['que diferencia hay entre costo y gasto', 'es lo mismo gasto que costo'],
    has: /^El costo es lo que.*panadería/s,
    not: /activo, pasivo/,
  },
  {
    need: 'a foundation that forgot its update is calmed, then told what to do',
    asked: [
      'somos una fundacion y no hicimos la actualizacion del regimen especial este año, perdimos el beneficio??',
      'la corporacion no actualizo el regimen tributario especial, nos sacan?',
    ],
    has: /^Con calma: el beneficio de ese año.*364-5.*calificación/s,
  },
  {
    need: 'who was sued by a worker hears of the term and of the three years',
    asked: [
      'un ex trabajador me demando por un contrato realidad de 2019 a 2025 y ya me llego la notificacion del juzgado, estoy desesperado',
      'nos llego un auto admisorio de demanda de una empleada, cuantos dias hay para contestar',
    ],
    has: /^Con calma: una demanda no es una condena.*Ley 2452 de 2025.*art\. 488/s,
  },
  {
    need: 'a threat is no lawsuit, and a worker is no employer',
    asked: [
      'un contratista me va a demandar por contrato realidad',
      'quiero demandar a mi jefe por contrato realidad',
    ],
    has: /\S/,
    not: /^Con calma: una demanda no es/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies([...asked], has, not)).toEqual([])
})
