import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who asks whether DIAN sees their papers gets a no, and what is handed over', async () => {
  const asked = [
    'que hacen con los datos y documentos que uno sube a la pagina? se los pasan a la dian',
    '¿la DIAN puede ver lo que yo subo al portal?',
    'si subo mis extractos le cuentan a la dian?',
    'lo que yo les mande le llega a la dian',
    'si les cuento que no he declarado le avisan a la dian',
    'me da miedo subir los papeles y que la dian los vea',
    'la alcaldia puede ver los documentos que subi',
    'comparten mi informacion con otras entidades',
    'tengo miedo de que le digan a la dian lo que tengo',
    'mis papeles quedan en manos de la dian?',
  ]
  expect(await wrongReplies(asked, /^No: ni tus papeles.*tu aprobación.*la ley manda reportar/)).toEqual([])
  const onRequest = [
    'ustedes entregan mis extractos si la dian los pide',
    'que pasa con mi informacion si la dian los investiga a ustedes',
  ]
  expect(await wrongReplies(onRequest, /^Solo lo que esa autoridad puede pedir por ley/)).toEqual([])
  const other = [
    'la dian sabe cuanto vendo',
    'los bancos le pasan informacion a la dian',
    'como le mando los documentos a la dian',
    'ustedes envian la exogena a la dian',
    'le mandan ustedes la declaracion a la dian o la mando yo',
    'la dian puede ver mis facturas',
  ]
  expect(await wrongReplies(other, /./, /ni tus papeles/)).toEqual([])
})

test('who thinks of another accountant before the end of the year need not wait', async () => {
  const asked = [
    'Quiero cambiar de contador pero estamos en noviembre, ¿mejor espero al cierre del año o me paso ya?',
    'quiero cambiar de contador, espero a enero o lo hago ya?',
    'es buena epoca para cambiar de contador ahora en octubre o mejor en enero',
    'faltan dos meses para acabar el año, me paso con ustedes ya o espero',
    'cuando es mejor cambiar de contador',
    'es mejor cambiarme a su firma antes o despues de la exogena?',
    'Mi contador de siempre lo quiero cambiar, ¿lo hago en diciembre o en enero?',
    'mejor cambio de contador despues de presentar la renta?',
    'si me cambio de contador en noviembre quien hace el cierre',
  ]
  expect(
    await wrongReplies(asked, /^No hay que esperar a enero ni al cierre.*prepara el cierre.*empalme/),
  ).toEqual([])
  expect(await wrongReplies(['quiero cambiar de contador ya'], /empalme/, /^Llámanos ahora/)).toEqual([])
  const other = [
    'mejor me paso al simple en enero o ya',
    'es mejor cambiar de software contable en enero',
    'cambie de contador en marzo y no me entrego nada',
    'cambio de revisor fiscal antes de que termine el año se puede',
  ]
  expect(await wrongReplies(other, /./, /^No hay que esperar a enero ni al cierre/)).toEqual([])
  const urgent = ['necesito un contador urgente hoy']
  expect(await wrongReplies(urgent, /^Llámanos ahora/)).toEqual([])
})

test('who sent the form or got the proposal learns what comes next', async () => {
  const sent = [
    'listo ya llene el formulario de la cotizacion, y ahora que sigue',
    'ya envie el formulario, que pasa ahora',
    'ya pedi la cotizacion en la pagina, cual es el siguiente paso',
    'ya pedi la evaluacion gratuita, que sigue',
    'despues de llenar el formulario que pasa',
    'ya solicite la propuesta cuanto se demora',
    'ya les deje mis datos en la pagina, cuando me mandan la cotizacion',
    'envie un mensaje por la pagina que pasa ahora',
  ]
  expect(
    await wrongReplies(sent, /^Por ahora no tienes que hacer nada más.*La propuesta por escrito/),
  ).toEqual([])
  const proposed = ['me mandaron la propuesta, que sigue', 'ya firme la propuesta que sigue']
  expect(await wrongReplies(proposed, /se firma, y empezamos entre 1 y 2 semanas/)).toEqual([])
  const other = [
    'llene el formulario 110 y ahora que sigue',
    'ya envie la declaracion, que sigue',
    'deje mis datos para una evaluacion y nadie me ha llamado',
    'mande la cotizacion a mi cliente y ahora que hago con el iva',
    'ya llene el formulario del registro y ahora que',
  ]
  expect(await wrongReplies(other, /./, /^Por ahora no tienes que hacer/)).toEqual([])
})

test('what the price of a return or a service includes is told in the proposal', async () => {
  const ofReturn = [
    'en la declaracion de renta va incluido sacar la firma electronica y revisar la exogena?',
    'si me hacen la renta ustedes miran la exogena o eso es aparte',
    'el precio de la declaracion de renta incluye corregirla si hay un error',
    'en lo de la renta viene incluido actualizar el rut',
    'por el precio de la renta me sacan la firma de la dian?',
    'cuando me hacen la declaracion tambien me sacan el rut y la firma o eso lo cobran aparte',
  ]
  expect(await wrongReplies(ofReturn, /^Eso lo dice tu propuesta.*exógena\).*una vez al año/)).toEqual([])
  const ofService = [
    'crear la sas incluye el rut y la firma electronica?',
    'la contabilidad incluye sacar la firma electronica',
    'el servicio de nomina incluye sacar el rut',
  ]
  expect(await wrongReplies(ofService, /^Eso lo dice tu propuesta.*La firma electrónica y el RUT/)).toEqual(
    [],
  )
  const ofTaxes = [
    'si contrato la asesoria tributaria la exogena va incluida',
    'el plan de impuestos incluye el ica y la retencion?',
  ]
  expect(await wrongReplies(ofTaxes, /^Sí: la asesoría tributaria mensual/)).toEqual([])
  const other = [
    'en la renta debo incluir lo que sale en la exogena',
    'se incluye el carro en la declaracion de renta',
    'para la renta necesito firma electronica',
    'la declaracion va con la firma electronica de quien',
    '¿Qué trae el servicio de nómina que ofrece la firma?',
  ]
  expect(await wrongReplies(other, /./, /^Eso lo dice tu propuesta/)).toEqual([])
})

test('the firm sells no insurance and no goods, and says so', async () => {
  const insurance = [
    'Buenas tardes, ¿venden seguros o SOAT ahí?',
    'venden soat ahi?',
    'me cotizan un seguro de vida',
    'manejan polizas de cumplimiento',
    'aseguran carros?',
    'cuanto vale el soat con ustedes',
  ]
  expect(await wrongReplies(insurance, /^(?:Hola\. )?No: aquí no vendemos ni tramitamos seguros/)).toEqual([])
  const goods = [
    'venden computadores',
    'venden papeleria o talonarios de facturas',
    'hacen recargas o giros ahi',
  ]
  expect(await wrongReplies(goods, /^No: aquí no vendemos eso/)).toEqual([])
  const other = [
    'tienen poliza de responsabilidad civil',
    'ustedes tienen seguro por si se equivocan',
    'el seguro del carro es deducible',
    'como contabilizo el soat',
    'vendo seguros, cobro iva?',
    'es seguro comprar con ustedes',
    'me venden facturas para bajar la renta?',
  ]
  expect(await wrongReplies(other, /./, /aquí no vendemos/)).toEqual([])
})
