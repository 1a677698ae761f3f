import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a shop learns whether its cash register is enough, and that a sale has one ticket', async () => {
  const asked = [
    'me toca sacar factura electronica de cada pan q vendo o con la maquina registradora alcanza',
    'todavia puedo seguir con la registradora vieja en mi almacen o toca electronico',
    'debo hacer factura electronica por cada venta de mi tienda?',
  ]
  expect(
    await wrongReplies(asked, /código 49.*no lo está.*ya no alcanza.*165 de 2023.*por cada venta/),
  ).toEqual([])
  const buyer = ['compre en una tienda y me dieron tirilla, sirve para descontar el iva']
  expect(await wrongReplies(buyer, /\S/, /diez panes/)).toEqual([])
})

test('who works alone hears the monthly price of accounting and that the return is charged once a year', async () => {
  const asked = [
    'Buenas tardes, soy odontologa independiente, cuanto me cobran por llevar la contabilidad y presentar la renta?',
    'cuanto vale contabilidad mas declaracion de renta, soy médico y trabajo por mi cuenta',
  ]
  expect(
    await wrongReplies(asked, /\$\s800\.000 al mes.*una vez al año.*necesitas las dos/, /600\.000/),
  ).toEqual([])
  const company = ['cuanto cobran por la contabilidad y los impuestos de una sas']
  expect(await wrongReplies(company, /1\.400\.000/)).toEqual([])
})

test('a dentist hears that dentistry has no VAT and on what an aesthetic treatment depends', async () => {
  const asked = [
    'los servicios de odontologia llevan iva? y el blanqueamiento o diseño de sonrisa si?',
    'el botox que pone un medico lleva iva?',
  ]
  expect(
    await wrongReplies(asked, /^La odontología.*476.*Ley 2010 de 2019.*servicio de salud.*producto/),
  ).toEqual([])
  const hair = ['un salon de belleza con tratamientos esteticos cobra iva?']
  expect(await wrongReplies(hair, /\S/, /^La odontología/)).toEqual([])
})

test('who exports services hears when they are responsible for VAT and when they invoice', async () => {
  const asked = [
    'si exporto software desde mi casa tengo que ser responsable de iva y facturar electronicamente o por ser exportacion no',
    'exporto servicios de diseño como persona natural, soy responsable de iva? debo facturar?',
  ]
  expect(
    await wrongReplies(asked, /no responsable \(49\).*no estás obligado a facturar.*481, literal c/),
  ).toEqual([])
})

test('the owner of taxis hears the taxes and that each driver is a contributor before driving', async () => {
  const both = [
    'tengo 3 taxis en bogota a mi nombre que impuestos pago por eso y a los conductores les toca q los tenga con seguro',
    'que impuestos tiene el dueño de varios taxis y quien paga el seguro del conductor',
  ]
  expect(await wrongReplies(both, /IVA no cobras.*Renta.*ICA.*Conductores: sí.*1047 de 2014.*336/)).toEqual(
    [],
  )
  const drivers = ['a los choferes de mis taxis les tengo que pagar salud y pension?']
  expect(await wrongReplies(drivers, /^Conductores: sí/, /IVA/)).toEqual([])
})

test('a foundation learns that it may pay the person who represents it', async () => {
  const asked = [
    'una fundacion sin animo de lucro puede pagarle sueldo al representante legal',
    'puedo cobrar salario como directora de mi fundacion?',
  ]
  expect(await wrongReplies(asked, /^Sí puede.*contrato de trabajo.*30%.*356-1/)).toEqual([])
})

test('who works in a house by days and gets no bonus hears that this is not legal', async () => {
  const asked = [
    'trabajo de niñera 3 dias a la semana y la señora no me paga prima ni salud, eso es legal?',
    'hago aseo por dias en una casa y no me pagan prima, tengo derecho?',
  ]
  expect(await wrongReplies(asked, /^No, no es legal.*306.*Ministerio del Trabajo.*488/, /le pagas/)).toEqual(
    [],
  )
  const employer = ['tengo una empleada por dias y no le pago prima, eso es legal?']
  expect(await wrongReplies(employer, /\S/, /desde cuándo y cuánto te paga/)).toEqual([])
})

test('who chooses an audit firm hears its experience and how it proposes', async () => {
  const asked = [
    'Soy CFO de una compañía del sector salud con ingresos cercanos a 38.000 millones. Estamos evaluando firmas para auditoría externa 2027. ¿Qué experiencia tienen y cómo presentan propuesta?',
    'Buscamos auditor externo, qué trayectoria tienen y qué incluye su propuesta',
  ]
  expect(await wrongReplies(asked, /^Sí, hacemos auditoría.*años.*por escrito.*3 a 8 semanas/)).toEqual([])
})

test('who lost the mailbox of their account is not sent to the spam again', async () => {
  const asked = [
    'ya revise el spam y nada, el correo con el que me registre ya no lo tengo como hago para cambiarlo',
    'perdi el acceso al gmail con el que entro al portal',
  ]
  expect(await wrongReplies(asked, /no lo pidas más.*llámanos.*«Personas»/, /Correo no deseado/)).toEqual([])
  const dian = ['el correo del rut ya no lo tengo como entro a la dian']
  expect(await wrongReplies(dian, /DIAN/, /«Personas»/)).toEqual([])
})

test('who wants their data erased and their papers back hears both terms', async () => {
  const asked = [
    'exijo que borren todos mis datos y me devuelvan mis papeles ya no soy cliente de ustedes desde julio, cuantos dias tienen para responderme?',
    'borren mis datos por favor y devuelvanme los soportes que les di',
  ]
  expect(await wrongReplies(asked, /^Es tu derecho.*15 días hábiles.*con un acta.*10 años/)).toEqual([])
})

test('who changes address and activity in the RUT hears the code and the steps', async () => {
  const asked = [
    'como le cambio la direccion y la actividad economica al rut, antes vendia ropa ahora hago uñas',
    'como modifico la actividad economica del rut, ahora soy peluquera',
  ]
  expect(await wrongReplies(asked, /9602.*www\.dian\.gov\.co.*«Actualización RUT».*658-3/)).toEqual([])
  const unnamed = ['como cambio en el rut la direccion y la actividad economica']
  expect(await wrongReplies(unnamed, /^Se cambia gratis.*CIIU/)).toEqual([])
})

test('who asks for formats and WhatsApp hears both, and that WhatsApp is not the place', async () => {
  const asked = [
    'en q formato toca subir las facturas pdf o xml? y puedo mandar la foto por whatsapp mejor',
    'le mando fotos de los recibos al wpp?',
  ]
  expect(await wrongReplies(asked, /^Súbelas al portal.*XML.*PDF.*Por WhatsApp no/)).toEqual([])
})

test('homework is not our subject', async () => {
  const asked = [
    'me haces la tarea de matematicas? es de fracciones',
    'ayudame con la tarea de fisica de mi hijo',
  ]
  expect(await wrongReplies(asked, /^De eso no sé/)).toEqual([])
  expect(await wrongReplies(['mi tarea del portal sale vencida'], /Tareas/, /De eso no sé/)).toEqual([])
})

test('who founds a company with little money hears that there is no least capital', async () => {
  const asked = [
    'y con cuanta plata de capital toca crearla? puede ser con 1 millon',
    'con cuanto capital puedo crear una sas',
  ]
  expect(await wrongReplies(asked, /^No hay mínimo.*un millón.*dos años/)).toEqual([])
})

test('who did not renew this year is calmed and not told how to cancel', async () => {
  const asked = [
    'si no renove la camara de comercio en marzo me cierran la empresa??',
    'no he renovado la matricula mercantil, me pueden cerrar el negocio',
  ]
  expect(await wrongReplies(asked, /^Con calma: por no renovar.*cinco años/, /Cómo se cancela/)).toEqual([])
  const closes = ['no renove camara de comercio hace 6 años y quiero cerrar la empresa, que pasa']
  expect(await wrongReplies(closes, /Cómo se cancela/)).toEqual([])
})

test('who fears a mail about a year not filed hears how to check it and what to do if it is real', async () => {
  const asked = [
    'me llego un correo de la dian diciendo que soy omiso del año 2023 y tengo miedo, es real o es estafa?',
    'la dian me mando un correo de que no declare 2022, sera verdad o fraude',
  ]
  expect(
    await wrongReplies(asked, /^Con calma.*@dian\.gov\.co.*si te tocaba.*emplazamiento.*Si es falso/),
  ).toEqual([])
})
