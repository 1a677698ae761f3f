import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'who has not renewed the register for years hears what is owed and when it is cancelled',
    asked: [
      'no renuevo la camara de comercio desde el 2023 que me puede pasar',
      'no he vuelto a renovar la camara desde la pandemia, que consecuencias tiene',
      'llevo tres años sin renovar la matricula, es grave?',
    ],
    has: /^Con calma: se arregla renovando.*2024, 2025 y 2026.*17 salarios.*cinco años.*1955 de 2019.*renovar todo junto.*Policía/,
  },
  {
    need: 'who has not renewed this year is not told of the years before',
    asked: ['que pasa si no renuevo la camara este año'],
    has: /^Con calma: renuévala ya/,
    not: /2024, 2025 y 2026/,
  },
  {
    need: 'who drives for an app hears of income tax, IVA, the RUT and social security',
    asked: [
      'manejo uber en mis ratos libres tengo q pagar impuestos por eso?',
      'trabajo en una empresa y por la noche hago indriver, toca declarar eso',
    ],
    has: /1\.400 UVT.*4\.500 UVT.*3\.500 UVT.*código 49.*40%/,
  },
  {
    need: 'a driver who asks only about IVA still hears about IVA first',
    asked: ['manejo uber cobro iva?'],
    has: /^Mientras no llegues al tope, no/,
  },
  {
    need: 'who is cited by the Ministry for a former employee goes to the hearing prepared',
    asked: [
      'me citaron al ministerio de trabajo por un ex empleado q dice q le debo, tengo q ir con abogado?',
      'tengo audiencia de conciliacion en la inspeccion de trabajo el jueves y no se que llevar',
    ],
    has: /^Con calma:.*audiencia de conciliación.*Ve el día.*abogado.*definitivo.*no firmes lo que no/,
    not: /Responde por escrito/,
  },
  {
    need: 'a visit of the Ministry is still no hearing',
    asked: [
      'nos visito el ministerio de trabajo y dejo un acta',
      'el ministerio de trabajo me pide papeles de nomina',
    ],
    has: /una visita pide pruebas/,
  },
  {
    need: 'who wants another sign-in mail changes it in «Cuenta»',
    asked: [
      'como cambio el correo con el q entro a la pagina',
      'necesito poner otro correo para entrar a la plataforma',
    ],
    has: /^En «Cuenta».*correo nuevo.*llámanos/,
  },
  {
    need: 'who lost the mailbox, or means the mail of the RUT, is told so',
    asked: [
      'ya no tengo el correo con que entro al portal',
      'como cambio el correo del rut en la dian para entrar',
    ],
    has: /solo llega al correo de la cuenta|Actualización RUT/,
  },
  {
    need: 'another computer is no other mail',
    asked: ['Cambié de computador en enero y ya no logro ingresar al portal con mi correo, ¿qué reviso?'],
    has: /./,
    not: /escribes el correo nuevo/,
  },
  {
    need: 'a church pays no income tax and tells its income and assets',
    asked: [
      'Somos una iglesia cristiana, nosotros declaramos renta?',
      'somos una congregacion religiosa, que impuestos pagamos',
    ],
    has: /^No paga renta, pero sí declara.*ingresos y patrimonio.*Ministerio del Interior/,
  },
  {
    need: 'a foundation and a donor hear nothing about churches',
    asked: ['somos una fundacion, declaramos renta?', 'le done a una iglesia, lo descuento en la renta?'],
    has: /./,
    not: /iglesia o confesión/,
  },
  {
    need: 'who imports for the first time hears each step',
    asked: [
      'quiero traer mercancia de china por primera vez, que necesito ante la dian',
      'que requisitos hay para importar repuestos desde estados unidos',
    ],
    has: /casilla 54.*subpartida.*agencia de aduanas.*art\. 459.*factura comercial/,
  },
  {
    need: 'an area, a sum of VAT and seized goods keep their answers',
    asked: [
      'voy a importar, que area me sirve?',
      'cuanto iva pago por importar una maquina',
      'me aprehendieron una mercancia en la aduana que hago',
    ],
    has: /^Empieza por impuestos|^No solo sobre el precio|pide el acta/,
  },
  {
    need: 'theft is a just cause, after a hearing and with the settlement',
    asked: [
      'pillé a un empleado robando en camara, lo puedo echar sin pagarle indemnizacion?',
      'mi cajera me esta robando, la puedo despedir con justa causa?',
    ],
    has: /^Sí: robar en el trabajo es justa causa.*numeral 5.*descargos.*liquidación.*art\. 149.*art\. 250.*Fiscalía/,
  },
  {
    need: 'a suspicion, a late employee and a dismissed worker are not accused of theft',
    asked: [
      'creo que me estan robando en el negocio',
      'puedo echar a un empleado que llega tarde',
      'me echaron porque dicen que robe, es legal?',
    ],
    has: /./,
    not: /^Sí: robar/,
  },
  {
    need: 'the depreciation of an asset is computed, with its entry',
    asked: [
      'me ayuda con una tarea, es hacer el asiento de la depreciacion de un vehiculo de 40 millones a 5 años',
      'deprecio una camioneta de $40.000.000 en cinco años, como queda el asiento',
    ],
    has: /8\.000\.000 al año: \$.666\.667 al mes.*débito a gasto por depreciación.*10% al año/,
    not: /predial/,
  },
  {
    need: 'a residual value is taken off first',
    asked: ['depreciacion de un camion de 200 millones con valor residual de 20 millones en ocho años'],
    has: /22\.500\.000 al año/,
  },
  {
    need: 'a car bought two years ago has no life of two years',
    asked: ['compre un carro hace 2 años en 50 millones, como lo deprecio'],
    has: /hasta el 10%/,
    not: /25\.000\.000/,
  },
  {
    need: 'the number of apprentices follows from the workers',
    asked: [
      'me toca aprendiz del sena? tengo 17 empleados',
      'cuantos aprendices nos tocan con 29 trabajadores',
    ],
    has: /^Sí: con (?:17|29) empleados, uno\./,
  },
  {
    need: 'more and fewer workers have their own number of apprentices',
    asked: [
      'cuantos aprendices me tocan con 30 empleados',
      'somos 12 trabajadores, estamos obligados a tener aprendices?',
    ],
    has: /^Sí: con 30 empleados, 2 aprendices|^No: con 12/,
  },
  {
    need: 'profits shared by partners have their withholding',
    asked: [
      'la empresa dio utilidades y queremos repartir 60 millones entre los 2 socios, cuanto impuesto pagan',
      'somos dos socios y vamos a repartir dividendos por 60 millones, cuanto se retiene',
    ],
    has: /^Por partes iguales son \$.30\.000\.000.*retención es cero.*57\.087\.660.*35%.*10\.500\.000/,
  },
  {
    need: 'what passes the limit is withheld at 15%',
    asked: ['vamos a distribuir dividendos por 300 millones a tres accionistas, cuanto se retiene'],
    has: /le retiene \$.6\.436\.851 a cada uno/,
  },
  {
    need: 'a business with workers and no books hears of their contributions',
    asked: [
      'tengo una panaderia en kennedy con 4 empleados y nunca he llevado libros de nada, por donde empiezo',
      'tengo una tienda con dos trabajadores y no llevo contabilidad, que hago',
    ],
    has: /Con empleados, lo primero es su afiliación: ARL/,
    not: /si hay empleados/,
  },
  {
    need: 'the payroll is counted for who pays another firm',
    asked: [
      'en otro lado me cobran 380 mil mensuales por la nomina de 6 personas, ustedes cuanto?',
      'me cobran 90 mil por persona la nomina de 10 personas, en cuanto la dejan ustedes',
    ],
    has: /30\.000 por empleado.*Antes de comparar/,
  },
  {
    need: 'who has a requerimiento especial hears that we take the case',
    asked: [
      'Me notificaron un requerimiento especial por la renta de 2023, cuánto tiempo tengo para contestar y ustedes llevan esos casos?',
      'tengo un requerimiento especial de iva, me pueden asesorar?',
    ],
    has: /^Con calma.*tres meses.*Sí llevamos esos casos: un tributarista y un abogado/,
    not: /negocios pequeños|empresas de distintos sectores/,
  },
  {
    need: 'who wants no more advertising gets an apology and the way to stop it',
    asked: [
      'no me manden mas publicidad al celular por favor, yo nunca autorice eso',
      'dejen de enviarme promociones al whatsapp',
    ],
    has: /^Perdona la molestia.*Datos personales.*15 días hábiles/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies(asked, has, not)).toEqual([])
})
