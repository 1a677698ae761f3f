import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('minutes that a partner does not sign: who signs, and what to do with what the Cámara sent back', async () => {
  const unsigned = [
    'mi socio no quiere firmar el acta de la asamblea y la camara me la devolvio',
    'un accionista se niega a firmar el acta, puedo registrarla asi?',
    'la camara de comercio me devolvio el acta porque falta una firma',
    'acta sin firma de todos los socios vale?',
    'quien firma el acta de asamblea',
    'acta de asamblea firmada solo por el presidente sirve?',
  ]
  expect(await wrongReplies(unsigned, /^El acta no la firman todos los socios.*arts\. 189 y 431/)).toEqual([])
  const returned = [
    'La cámara nos rechazó el acta de nombramiento del gerente, ¿qué hacemos?',
    'la camara me devolvio los papeles del cambio de representante legal',
    'me inadmitieron el registro del acta en la camara',
  ]
  expect(await wrongReplies(returned, /Lee la nota de la Cámara.*vuelve a radicar/)).toEqual([])
  const building = ['el administrador del conjunto no firma el acta']
  expect(await wrongReplies(building, /Ley 675/, /El acta no la firman todos los socios/)).toEqual([])
})

test('more capital or other statutes of an S.A.S. need no deed', async () => {
  const capital = [
    'quiero subir el capital de mi sas de 5 a 80 millones y no se si toca con escritura',
    'como aumento el capital de la sas',
    'queremos capitalizar la empresa, de 10 a 200 millones, que papeles son',
    'toca ir a notaria para subir el capital de la sociedad?',
    'la camara cuanto cobra por aumentar capital',
  ]
  expect(
    await wrongReplies(capital, /^Sin escritura, si es una S\.A\.S\..*arts\. 5 y 29.*autorizado/),
  ).toEqual([])
  const statutes = ['necesito escritura publica para reformar estatutos de una sas?']
  expect(await wrongReplies(statutes, /^No, en una S\.A\.S\..*art\. 29/)).toEqual([])
  const paid = ['un socio no ha pagado su capital en la sas']
  expect(await wrongReplies(paid, /./, /^Sin escritura/)).toEqual([])
})

test('who founds a company and asks where to start and what it costs gets both', async () => {
  const messages = [
    'no tengo ni idea de impuestos y quiero abrir una sas con mi hermana para vender velas por instagram. Por donde arranco y cuanto me sale todo',
    'como creo una sas y cuanto cuesta',
    'quiero poner empresa de marketing con mi novio q hago primero y cuanto vale',
    'q toca hacer pa montar una empresa de aseo y cuanto vale',
    'somos dos amigos y queremos formalizar el negocio, por donde empezamos y cuanto nos sale',
  ]
  expect(
    await wrongReplies(
      messages,
      /^En cuatro pasos: (?:1\. )?[Nn]ombre libre.*(?:Cuánto sale: son dos cuentas|200\.000 la hora)/,
    ),
  ).toEqual([])
})

test('less capital, a meeting that nobody calls and lost minutes have their own steps', async () => {
  expect(await wrongReplies(['como se reduce el capital de una sas'], /art\. 29.*art\. 145/)).toEqual([])
  const uncalled = ['el socio gerente no convoca asamblea hace 2 años']
  expect(await wrongReplies(uncalled, /representante legal.*art\. 422/)).toEqual([])
  const lost = ['se nos perdio el libro de actas', 'se me perdio el libro de accionistas']
  expect(await wrongReplies(lost, /^Se puede rehacer.*seis meses/)).toEqual([])
  expect(await wrongReplies(['nunca hemos hecho asamblea'], /./, /^Pídela por escrito/)).toEqual([])
})
