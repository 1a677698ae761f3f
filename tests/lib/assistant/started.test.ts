import { expect, test } from 'vitest'
import { inPesos, uvt, uvtBefore } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test('who founds a company gets the papers, the time and what the chamber costs', async () => {
  const text = await said(
    'quiero montar una sas con mi hermana, que papeles necesito y cuanto se demora y cuanto vale en camara de comercio',
  )
  expect(text).toMatch(/^Papeles: .*Cédula.*RUES/)
  expect(text).toContain('de 2 a 4 semanas')
  expect(text).toContain('del 0,3% al 0,7% del capital suscrito')
  expect(
    await said('cuanto cuesta registrar una sas en la camara de comercio con capital de 10 millones'),
  ).toMatch(/^Cuánto vale en la Cámara.*0,7%/)
})

test('who did not renew the register learns who may fine, and how to cancel', async () => {
  const asked = [
    'cámara de comercio no la renuevo desde 2021 pq el negocio cerro en pandemia, me van a cobrar multa? como cancelo eso',
    'que multa hay por no renovar la camara de comercio',
    'llevo 3 años sin renovar la matricula mercantil que pasa',
    'no renove la camara de comercio desde 2019 y cerre, como cancelo y cuanto debo',
    'deje vencer la matricula mercantil de mi sas hace 6 años que pasa',
  ]
  expect(await wrongReplies(asked, /17 salarios mínimos.*art\. 31.*Cómo se cancela/)).toEqual([])
})

test('who never filed and has a business gets a way, the logic of the penalty and what to take to the bank', async () => {
  const asked = [
    'Buenas noches, les cuento: tengo un taller de motos desde el 2019, saqué RUT y cámara de comercio y nunca declaré nada porque mi cuñado me dijo que no tocaba. Ahora el banco me pide las declaraciones para un crédito y me muero del susto de cuánto debo. ¿Por dónde empiezo?',
    'tengo una tienda desde 2020 y nunca he declarado renta, por donde empiezo',
    'nunca declare y el banco me pide declaraciones de renta de los ultimos 3 años que hago, por donde empiezo',
    'llevo 5 años con mi negocio sin declarar, estoy asustado cuanto debo',
  ]
  expect(await wrongReplies(asked, /Con calma.*año por año.*art\. 641.*art\. 640.*Para el banco/)).toEqual([])
  expect(await said('tengo una tienda desde 2020 y nunca he declarado renta, por donde empiezo')).toContain(
    inPesos(1_400 * uvtBefore.value),
  )
})

test('a company without movement learns which returns it files', async () => {
  const both = await said(
    'una SAS que se creo en marzo y no ha tenido ningun movimiento tiene que declarar ica en bogota y exogena??',
  )
  expect(both).toMatch(/^ICA: .*\nExógena/)
  expect(both).toContain(inPesos(2_400 * uvt.value))
  expect(await said('sas sin movimiento tiene que presentar exogena?')).toMatch(/^Exógena/)
  expect(await said('una sas sin ingresos presenta renta?')).toMatch(/^Renta: sí/)
  expect(await said('empresa inactiva tiene que presentar renta e ica e iva?')).toMatch(/^Renta: sí.*\nICA: /)
})

test('who may enter SIMPLE is told with the deadline', async () => {
  const asked = [
    'quien puede meterse al regimen simple y hasta cuando hay plazo para inscribirse para el 2027',
    'que requisitos hay para el simple y hasta cuando me inscribo',
    'mi sas puede entrar al simple y cuando es el plazo',
    'puede una sas de un solo socio estar en el simple y hasta cuando me inscribo',
  ]
  expect(await wrongReplies(asked, /^Puede entrar quien.*100\.000 UVT.*26 de febrero/)).toEqual([])
  const others = [
    'cambiarme al regimen simple hasta que dia puedo',
    'quiero pasarme al ordinario, estoy en el simple, hasta cuando puedo',
  ]
  expect(await wrongReplies(others, /./, /^Puede entrar quien/)).toEqual([])
})

test('the chat gives no advice on dollars and says where the rate is', async () => {
  const asked = [
    'a cuanto esta el dolar hoy y sera que sube la otra semana, que me recomiendan comprar',
    'me recomiendan comprar dolares o euros',
    'va a subir el dolar?',
  ]
  expect(await wrongReplies(asked, /no damos consejos de inversión.*Superintendencia Financiera/)).toEqual([])
})

test('the UVT of this year is told beside that of the next', async () => {
  const asked = [
    'a como esta la uvt este año y ya salio la del 2027?',
    'cuanto vale la uvt y cuando sale la del otro año',
    'cuanto va a ser la uvt el proximo año',
  ]
  expect(
    await wrongReplies(
      asked,
      new RegExp(`La UVT de ${uvt.year} es de .*La UVT de ${uvt.year + 1} todavía no`),
      /diciembre/,
    ),
  ).toEqual([])
})

test('who asks for the RUT and the code of an activity gets both', async () => {
  const asked: [string, RegExp][] = [
    [
      'como saco el rut por primera vez y que codigo ciiu pongo si hago paginas web',
      /6201.*www\.dian\.gov\.co/,
    ],
    ['sacar el rut por primera vez soy diseñador grafico que codigo pongo', /7410.*se saca gratis/],
    ['quiero sacar rut, hago domicilios en moto, que actividad pongo', /5320.*se saca gratis/],
  ]
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has)).toEqual([])
})

test('who employs somebody at home by days learns the pay and how to register her', async () => {
  const text = await said(
    'Una empleada del servicio que viene 2 días a la semana, ¿qué le tengo que pagar y cómo la afilio?',
  )
  expect(text).toMatch(/^Al menos, estimado/)
  expect(text).toContain('Cómo se afilia')
  expect(text).not.toContain('En obra')
})
