import { expect, test } from 'vitest'
import type { Reply } from '@/content/assistant/replies'
import { replyTo } from '@/lib/assistant/reply'

const tax = '/servicios/asesoria-tributaria#preguntas'
const payroll = '/servicios/asesoria-nomina#preguntas'
const law = '/servicios/asesoria-legal#preguntas'
const books = '/servicios/asesoria-contable#preguntas'
const auditor = '/servicios/revisoria-fiscal#preguntas'
const audit = '/servicios/auditoria-externa#preguntas'
const all = '#preguntas'

const asked: readonly (readonly [string, RegExp, string])[] = [
  ['cuanto es la uvt', /52\.374/, tax],
  ['uvt 2026', /52\.374/, tax],
  ['a como esta la UVT este año??', /Resolución DIAN 000238/, tax],
  ['en cuanto quedo el salario minimo', /decreto/, payroll],
  ['cuanto es el minimo legal', /decreto/, payroll],
  ['kuanto es el sueldo minimo', /decreto/, payroll],
  ['cuando vence el iva', /séptimo al decimosexto día hábil/, tax],
  ['cuando toca pagar el iba', /último dígito del NIT/, tax],
  ['fechas de retencion en la fuente', /La retención, al mes siguiente/, tax],
  ['hasta cuando tengo plazo para la retefuente', /al mes siguiente/, tax],
  ['vencimientos dian', /Decreto 2229 de 2023/, tax],
  ['calendario tributario', /calendario de la DIAN/, tax],
  ['cuando toca declarar renta', /primera cuota en mayo/, tax],
  ['q dia vence la renta de mi empresa', /segunda en julio/, tax],
  ['cuando declaran renta las personas naturales', /12 de agosto al 26 de octubre/, tax],
  ['yo debo declarar renta?', /1\.400 UVT/, tax],
  ['topes para declarar', /224\.095\.500/, tax],
  ['a mi me toca declarar renta este año', /69\.718\.600/, tax],
  ['cuando se presenta la exogena', /entre abril y junio/, tax],
  ['fecha del ica', /depende de cada municipio/, tax],
  ['que es el regimen simple', /100\.000 UVT/, tax],
  ['me conviene el simple?', /Comparamos ambos regímenes/, tax],
  ['quiero pasarme al simple', /último día hábil de febrero/, tax],
  ['rejimen simple', /100\.000 UVT/, tax],
  ['el iva es bimestral o cuatrimestral', /92\.000 UVT o más/, tax],
  ['cada cuanto toca declarar iva', /4\.581\.508\.000/, tax],
  ['que pasa si presento tarde', /5% del impuesto/, tax],
  ['se me paso declarar que hago', /extemporaneidad/, tax],
  ['no declare el año pasado', /artículo 64\d/, '/herramientas/declarar-tarde'],
  ['hasta cuando puede revisar la dian', /artículo 714/, tax],
  ['cuando se paga la prima', /30 de junio/, payroll],
  ['hasta q dia hay plazo para cesantias', /14 de febrero/, payroll],
  ['cuando vence la planilla', /Decreto 1990 de 2016/, payroll],
  ['ya son 42 horas?', /42 horas semanales/, payroll],
  ['cuantas horas semanales son ahora', /Ley 2101 de 2021/, payroll],
  ['hasta cuando mando novedades de nomina', /3 días hábiles antes/, payroll],
  ['cómo creo una empresa', /Cámara de Comercio/, law],
  ['como monto mi negocio', /En cuatro pasos/, law],
  ['k necesito para crear una empresa', /RUT/, law],
  ['pasos pa montar una sas', /documento privado/, law],
  ['como formalizo mi tienda', /cuatro pasos/, law],
  ['cuanto se demora crear una sas', /2 a 4 semanas/, law],
  ['sas o persona natural', /Ley 1258 de 2008/, '/servicios/asesoria-legal'],
  ['cuando renuevo la camara de comercio', /31 de marzo/, law],
  ['renovacion matricula mercantil', /art\. 33/, law],
  ['estoy obligado a revisor fiscal?', /5\.000 salarios mínimos o más/, auditor],
  ['desde cuando toca revisor fiscal', /3\.000 salarios mínimos o más/, '/herramientas/revisor-fiscal'],
  ['toca tener rebisor fiscal', /artículo 13 de la Ley 43/, auditor],
  ['ustedes pueden ser mi contador y mi revisor fiscal', /No\. La ley exige independencia/, auditor],
  ['me hacen la contabilidad y la auditoria?', /no aceptamos la revisoría/, auditor],
  ['cuanto demora una auditoria', /3 a 8 semanas/, audit],
  ['que piden en una auditoria', /Estados financieros y balance de prueba/, audit],
  ['trabajan con siigo', /Siigo, World Office, Helisa y Alegra/, all],
  ['tengo que cambiar de programa', /No\. Trabajamos con varios/, books],
  ['cuantos años se guardan las facturas', /10 años/, books],
  ['cuando arrancan', /Entre 1 y 2 semanas/, all],
  ['cuantos años llevan', /Más de 15 años/, all],
  ['la primera cita es gratis?', /evaluación inicial es gratuita/, all],
  ['tienen clausula de permanencia?', /en cualquier momento/, all],
  ['atienden en medellin?', /otras ciudades/, '/contacto'],
  ['soy de cali, me pueden ayudar?', /por el portal/, '/contacto'],
  ['trabajan en barranqilla', /por videollamada/, '/contacto'],
  ['tienen sede en otras ciudades', /La oficina está en/, '#servicios'],
  ['como se el digito de verificacion de un nit', /esta herramienta/, '/herramientas/digito-nit'],
  ['como se si una factura es falsa', /El archivo no sale de tu equipo/, '/herramientas/validar-factura'],
  ['quien firma, tienen tarjeta profesional?', /quién firma/, '/nosotros'],
]

const visitor = { name: null, folder: null }
const said = ({ text }: Reply) => text.join('\n')

test.each(asked)('the chat answers «%s» with a link and without a price', async (text, answer, page) => {
  const one = await replyTo(text, visitor)
  expect(said(one)).toMatch(answer)
  expect(one.links.map(({ href }) => href)).toContain(page)
  expect(said(one)).not.toMatch(/Cuesta desde/)
})

test('the collection has at least sixty questions', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60)
})

test.each([
  ['cuanto cuesta la contabilidad en cali', /asesoría contable cuesta/],
  ['precio de crear una empresa', /asesoría legal cuesta/],
  ['cuanto cobran por declarar renta', /una vez al año/],
  ['hablar con alguien de medellin', /Te atiende una persona/],
  ['necesito un contador en bucaramanga', /Llevamos tu contabilidad/],
  ['quiero subir una factura', /Inicia sesión/],
])('a question with a word of another subject gets the right answer: «%s»', async (text, answer) => {
  expect(said(await replyTo(text, visitor))).toMatch(answer)
})
