import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('somebody who does not invoice learns whether a client may ask for an invoice', async () => {
  const asked = [
    'un cliente me pide factura electronica y yo no facturo, soy persona natural, estoy obligado?',
    'la empresa a la que le presto servicios me exige factura, nunca he facturado, ¿tengo que hacerla?',
    'mi cliente quiere factura electrónica pero soy no responsable de iva, ¿qué le doy?',
  ]
  expect(await wrongReplies(asked, /código 49.*3\.500 UVT.*documento soporte/, /Hazla ya/)).toEqual([])
  const forgotten = ['olvidé facturar una venta del mes pasado, mi cliente la necesita']
  expect(await wrongReplies(forgotten, /Hazla ya/)).toEqual([])
})

test('VAT is added to an amount without it and taken out of an amount with it', async () => {
  const without = [
    'vendi 38 millones sin iva cuanto seria el iva y el total',
    'cuánto es el iva y el total de 38 millones antes de iva',
  ]
  expect(await wrongReplies(without, /7\.220\.000.*45\.220\.000/, /incluido/)).toEqual([])
  const within = ['cuanto es 119.000 sin iva', 'vendí 119.000 con iva incluido, cuánto es el iva']
  expect(await wrongReplies(within, /100\.000/)).toEqual([])
})

test('a worker who was settled without holidays is told that this is not legal', async () => {
  const asked = [
    'me liquidaron y no me pagaron las vacaciones, eso es legal?',
    'me retiré a los 8 meses y no me reconocieron vacaciones porque no cumplí el año',
  ]
  expect(await wrongReplies(asked, /^No, no es legal.*art\. 189.*\/ 720/, /día de salario por cada/)).toEqual(
    [],
  )
  const whole = ['no me han pagado la liquidación ni las vacaciones']
  expect(await wrongReplies(whole, /Se debe desde el último día/)).toEqual([])
})

test('the limits of the return that is filed next year are those of this year', async () => {
  const asked = [
    'quien tiene que hacer declaracion de renta el otro año por lo de este 2026',
    'quiénes deben declarar renta en 2027',
  ]
  expect(await wrongReplies(asked, /73\.323\.600.*235\.683\.000.*agosto y octubre/)).toEqual([])
})

test('a date of a VAT period that has passed is given, with what to do and the next one', async () => {
  const asked = [
    'fecha para declarar iva bimestre 5 nit terminado en 34... creo q ya se me paso',
    'cuándo vencía el iva del bimestre 5 si mi nit termina en 4, creo que se me pasó',
  ]
  expect(
    await wrongReplies(asked, /venció el 17 de noviembre 2026.*art\. 641.*18 de enero 2027/, /Renta/),
  ).toEqual([])
})

test('in the SIMPLE, VAT is declared once a year by who is responsible', async () => {
  const asked = ['en el simple tambien toca declarar iva?', 'si soy del simple pago iva aparte?']
  expect(await wrongReplies(asked, /^Sí, si vendes.*48.*2593.*febrero/)).toEqual([])
})

test('electronic payroll that was never sent: the firm does it, and what to do about the past', async () => {
  const asked = [
    'tengo 2 empleados y nunca les he hecho nomina electronica, ustedes se encargan de eso?',
    'mi contadora no hizo la nómina electrónica de varios meses, la pueden hacer ustedes?',
  ]
  expect(await wrongReplies(asked, /^Sí, nos encargamos.*30\.000.*cada mes por separado/)).toEqual([])
})

test('the tax on a home that was sold this year is told with its rate and the exempt part', async () => {
  const asked = [
    'vendi mi apartamento este año, tengo que pagar impuesto por la ganancia?',
    'vendí mi casa en marzo, ¿debo pagarle algo a la dian?',
  ]
  expect(await wrongReplies(asked, /^Sí, si ganaste.*15%.*5\.000 UVT.*agosto y octubre de 2027/)).toEqual([])
})

test('answers open with what was asked and leave out what was not', async () => {
  const remote = [
    'do you help foreigners file taxes in colombia? i have a migrant visa and work remote',
    'can you prepare my tax return? i am an expat working remotely for a us company',
  ]
  expect(await wrongReplies(remote, /^Yes, we do.*comes from abroad/)).toEqual([])
  const shops = [
    'soy independiente y tengo un local de ropa, no se si necesito contador o solo alguien q me haga la renta',
    'tengo una tienda, ¿necesito contador o basta con que me hagan la renta?',
  ]
  expect(await wrongReplies(shops, /comerciante lleva contabilidad.*48/)).toEqual([])
  const rut = ['como actualizo el rut para cambiar la direccion']
  expect(await wrongReplies(rut, /www\.dian\.gov\.co.*«Actualización RUT».*cita/)).toEqual([])
  const services = ['cuanto es la base para aplicarle retencion a un servicio este año']
  expect(await wrongReplies(services, /4%.*no declara renta, 6%/)).toEqual([])
  const reports = ['quien tiene que presentar informacion exogena?']
  expect(await wrongReplies(reports, /2\.400 UVT/, /dos negocios parecidos/)).toEqual([])
  const twins = ['dijo que yo no presento exógena y un amigo con el mismo negocio sí']
  expect(await wrongReplies(twins, /dos negocios parecidos/)).toEqual([])
  const wages = ['How much is the minimum wage in Colombia in 2026 including transport allowance?']
  expect(await wrongReplies(wages, /2\.000\.000 together/)).toEqual([])
  const missed = ['no declare renta en octubre se me paso totalmente, me van a meter multa??']
  expect(await wrongReplies(missed, /mira primero si pasaste algún tope.*0,5% de los ingresos/)).toEqual([])
  const seized = ['me van a embargar la cuenta por una deuda con la dian del 2022 q puedo hacer YA']
  expect(await wrongReplies(seized, /15 días.*art\. 830/)).toEqual([])
})
