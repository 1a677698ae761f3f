import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a dismissal during illness: what the worker claims, and what the employer needs', async () => {
  const workers = [
    'a mi esposo lo echaron estando incapacitado y no le pagaron nada',
    'mi hermano estaba en incapacidad por un accidente y lo sacaron de la empresa sin liquidarlo',
    'Me botaron del trabajo dos días después de la cirugía y todavía tengo incapacidad por 30 días. ¿Me tienen que pagar algo?',
    'a mi mama la sacaron del trabajo porque tiene cancer',
    'me echaron por estar enferma que puedo hacer',
  ]
  expect(
    await wrongReplies(workers, /^Ese despido se puede reclamar.*180 días de salario.*art\. 65/),
  ).toEqual([])
  const employers = [
    'puedo despedir a un empleado incapacitado?',
    'despedi a un trabajador y resulta que estaba incapacitado',
  ]
  expect(await wrongReplies(employers, /^Por estar incapacitado, no.*Ley 361 de 1997/)).toEqual([])
  const feared = ['estoy incapacitado y me quieren echar']
  expect(await wrongReplies(feared, /^Por la enfermedad, no/)).toEqual([])
})

test('a worker who was never registered for a pension claims it at any time', async () => {
  const never = [
    'trabajo en una casa de familia en chico hace 6 años y nunca me afiliaron a pension. Puedo reclamar eso',
    'soy empleada domestica y mi patrona nunca me pago pension, que puedo hacer',
    'trabaje 10 años sin que me cotizaran pension, la puedo cobrar?',
    'jefe me afilio a salud pero no a pension',
    'La señora donde trabajo hace cuatro años dice que no tiene que afiliarme. ¿Es verdad? Estoy muy molesta',
    'mi mama trabaja en una casa hace 10 años sin seguridad social, que puede hacer',
  ]
  expect(await wrongReplies(never, /^Sí, lo puedes reclamar.*no prescriben.*art\. 488/)).toEqual([])
  const others = [
    'tengo una empleada del servicio que nunca afilie, me puede demandar?',
    'no me pagan la pension hace 2 meses',
    'la empresa me descontaba pension y no la pagaba',
    'puedo tener a un trabajador sin pension',
  ]
  expect(await wrongReplies(others, /./, /^Sí, lo puedes reclamar/)).toEqual([])
})

test('unpaid contributions: what is owed, the interest, and the penalty of the UGPP', async () => {
  const owed = [
    'tengo 5 empleados en una panaderia de bosa y no he pagado parafiscales desde junio',
    'debo 4 meses de parafiscales, que hago',
    'Llevo desde marzo sin pagar la planilla de mis 3 empleados. ¿Qué me puede pasar y cómo me pongo al día?',
    'no pago sena ni icbf, me van a multar?',
  ]
  expect(await wrongReplies(owed, /^Con calma: se paga mes por mes.*art\. 179.*art\. 114-1/)).toEqual([])
  const own = ['Soy independiente y no he pagado seguridad social desde junio']
  expect(await wrongReplies(own, /^Con calma: se paga mes por mes.*40%/, /Afilia a las personas/)).toEqual([])
  const interest = ['se me atraso la pila de octubre, cuanto son los intereses']
  expect(await wrongReplies(interest, /operador de la planilla/, /portal de la DIAN/)).toEqual([])
  const letter = ['la ugpp me mando requerimiento por no pagar parafiscales desde junio']
  expect(await wrongReplies(letter, /UGPP/, /^Con calma: se paga mes por mes/)).toEqual([])
})

test('a settlement that is not paid is owed from the last day', async () => {
  const unpaid = [
    'ya van 13 dias desde que renuncie y no me pagan la liquidacion',
    'me sacaron del trabajo y no me liquidaron',
    'a los cuantos dias pagan la liquidacion despues de renunciar',
  ]
  expect(await wrongReplies(unpaid, /^Se debe desde el último día.*art\. 65/)).toEqual([])
  const later = ['mi jefe dice que la liquidacion me la paga en 30 dias, es legal?']
  expect(await wrongReplies(later, /^No: se debe desde el último día.*art\. 65/)).toEqual([])
})

test('papers and terms of workers, and a fund that charges for somebody who left', async () => {
  const letter = ['la empresa no me quiere dar la carta laboral']
  expect(await wrongReplies(letter, /^Te lo deben dar.*art\. 57, numeral 7.*derecho de petición/)).toEqual([])
  const signed = [
    'firme un paz y salvo pero me pagaron menos, puedo reclamar',
    'me hicieron firmar un paz y salvo en blanco en la empresa',
  ]
  expect(await wrongReplies(signed, /^Sí, puedes reclamar.*art\. 14/)).toEqual([])
  const term = [
    'cuanto tiempo tengo para demandar a mi exempleador',
    'ya pasaron 2 años puedo reclamar mis prestaciones',
  ]
  expect(await wrongReplies(term, /^Tienes tres años.*arts\. 488 y 489/)).toEqual([])
  const lower = [
    'me liquidaron con el minimo pero yo ganaba 3 millones',
    'en la empresa me cotizan sobre el minimo pero gano 4 millones',
  ]
  expect(await wrongReplies(lower, /^Puedes reclamar la diferencia/)).toEqual([])
  const presumed = ['colpensiones me cobra deuda presunta de un empleado que ya no trabaja']
  expect(await wrongReplies(presumed, /^Con calma: casi siempre es una deuda presunta/)).toEqual([])
})
