import { beforeEach, expect, test, vi } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))

test('who sells a home, a plot or a car learns the 1% of the notary or the transit office and not the rate of goods', async () => {
  const asked = [
    'cuanto pago de retencion si me compran un apto de 380 millones',
    'cuanto es la retefuente por vender mi apartamento de 380 millones',
  ]
  expect(await wrongReplies(asked, /^El 1% del precio, \$\s3\.800\.000.*art\. 398/, /compras/i)).toEqual([])
  const buyer = ['si compro un local en 500 millones cuanto tengo que retener']
  expect(await wrongReplies(buyer, /^Tú no retienes: lo hace la notaría.*5\.000\.000/)).toEqual([])
  const ofGoods = [
    'cuanto retengo por compras de 5 millones en materiales para la casa',
    'cuanto es la retencion por compra de muebles de oficina por 3 millones',
  ]
  expect(await wrongReplies(ofGoods, /^Compras generales/)).toEqual([])
  const vehicle = [
    'cuanto me retienen si vendo el carro en 40 millones',
    'cuanto es la retencion en la fuente si vendo mi camioneta en 40 millones',
  ]
  expect(
    await wrongReplies(vehicle, /^El 1% del precio, \$\s400\.000.*traspaso.*398/, /notaría|vivienda/),
  ).toEqual([])
})

test('who has a letter of DIAN and asks for help gets calm and the deadline first, and a price only if asked', async () => {
  const asked = [
    'tengo un requerimiento de la dian por la renta del 2024 y no se que hacer, ustedes me ayudan con eso?',
    'me llego un emplazamiento de la dian, me pueden ayudar?',
  ]
  expect(
    await wrongReplies(asked, /^Con calma: tiene arreglo\. Primero el plazo.*Sí, lo respondemos/, /\$/),
  ).toEqual([])
  expect(
    await wrongReplies(['ustedes responden requerimientos de la dian?'], /^Sí: responder/, /\$/),
  ).toEqual([])
  const price = ['cuanto cobran por responder un requerimiento de la dian']
  expect(await wrongReplies(price, /^Sí: responder.*va desde \$/)).toEqual([])
})

test('who asks for the number of an accountant of the firm learns two ways to reach them', async () => {
  const asked = [
    'Hola me pueden dar el numero de la contadora Marcela es que no me contesta',
    'me regalan el celular de mi asesora por favor',
    'me dan la extension del abogado que lleva mi caso',
  ]
  expect(await wrongReplies(asked, /no damos números personales.*1\. Llama al .*«Mensajes»/)).toEqual([])
  expect(
    await wrongReplies(['la contadora Marcela no me contesta'], /^Lo sentimos: debe responderte/),
  ).toEqual([])
  const other = [
    'me dan el numero de un abogado',
    'mi contador no me contesta el celular y necesito presentar el iva',
    'necesito el telefono de un contador',
    'me dan el numero de un cliente de ustedes',
  ]
  expect(await wrongReplies(other, /./, /números personales/)).toEqual([])
})

test('who wants to pay the prima in parts learns that it must be whole by its date', async () => {
  const asked = [
    'se puede pagar la prima en dos partes?',
    'puedo pagar la prima de diciembre por cuotas',
    'la prima la puedo dar mitad el 5 y mitad el 20 de diciembre?',
  ]
  expect(await wrongReplies(asked, /^Sí, si queda completa dentro del plazo.*art\. 306/)).toEqual([])
  const other = [
    'no tengo plata para la prima, la puedo pagar en cuotas?',
    'que pasa si pago la prima tarde',
    'le presto dinero a mis empleados y les descuento de la prima en cuotas, se puede',
    'puedo pagar la prima mitad en efectivo y mitad en bonos',
  ]
  expect(await wrongReplies(other, /./, /^Sí, si queda completa/)).toEqual([])
})

test('who does not get the mail to renew the signature of DIAN learns how to change that mail', async () => {
  const asked = [
    'ayuda con la firma electronica de la dian, se vencio y no me llega el correo',
    'no me llega el codigo para renovar la firma electronica',
    'la firma de la dian se me vencio y el correo del rut ya no existe',
  ]
  expect(await wrongReplies(asked, /«no deseados».*se actualiza el RUT.*gratis/, /Mi cuenta/)).toEqual([])
  const other = [
    'como renuevo la firma electronica de la dian',
    'se me vencio la firma electronica y hoy vence la retencion',
  ]
  expect(await wrongReplies(other, /./, /«no deseados»/)).toEqual([])
})

test('a supplier of the firm learns where to send the invoice', async () => {
  const asked = [
    'para radicar una factura de ustedes como proveedor a quien se la envio',
    'soy proveedor de ustedes, a que correo mando la factura',
    'les hicimos un mantenimiento en la oficina, donde radico la cuenta de cobro',
  ]
  expect(await wrongReplies(asked, /Al correo \S+@\S+\. .*a nombre de .*NIT/)).toEqual([])
  const other = [
    'donde subo las facturas de mis proveedores',
    'no me ha llegado la factura de ustedes',
    'les vendi a unos clientes ropa, a nombre de quien hago la factura',
    'soy proveedor del estado y no me pagan la factura',
  ]
  expect(await wrongReplies(other, /./, /a nombre de .*, NIT/)).toEqual([])
})

test('who asks whether the firm does electronic payroll gets a yes, with the price of their staff', async () => {
  const counted = [
    'manejan nomina electronica? somos 8 empleados',
    'llevan la nomina electronica de 8 trabajadores?',
  ]
  expect(await wrongReplies(counted, /^Sí, llevamos la nómina.*10 primeros días/)).toEqual([])
  for (const typed of counted)
    expect((await replyTo(typed, { name: null, folder: null })).sum?.value).toMatch(/240\.000/)
  const bare = ['ustedes hacen nomina electronica?', 'ofrecen el servicio de nomina electronica']
  expect(await wrongReplies(bare, /^Sí: va dentro de la asesoría en nómina, desde/)).toEqual([])
  const other = [
    'es obligatoria la nomina electronica con 8 empleados',
    'cuando se envia la nomina electronica',
  ]
  expect(await wrongReplies(other, /./, /^Sí/)).toEqual([])
})

test('who did not file in the months of the income return learns the penalty with and without tax', async () => {
  const asked = [
    'no declare en octubre q se me paso, cuanto es la multa',
    'se me olvido declarar en agosto, cuanto me cobran de sancion',
    'me tocaba en octubre la declaracion y no la hice',
  ]
  expect(
    await wrongReplies(asked, /^Con calma: preséntala ya.*5% del impuesto.*0,5% de los ingresos brutos/),
  ).toEqual([])
  const other = ['no declare el iva en septiembre', 'no declare renta en octubre, mi cedula termina en 45']
  expect(await wrongReplies(other, /./, /^Con calma: preséntala ya/)).toEqual([])
})

test('who asks for the number of WhatsApp can read it', async () => {
  const asked = ['cual es el numero de whatsapp', 'me das el whatsapp de la firma', 'a que wpp les escribo']
  expect(await wrongReplies(asked, /\+\d\d \d{3} \d{3} \d{4}/)).toEqual([])
})

test('who was told of a task and sees none learns where else to look', async () => {
  const asked = [
    'Me llego un correo de ustedes que tengo una tarea pendiente pero entro y no veo nada',
    'me avisaron por correo de una tarea pero en el portal no aparece',
    'recibi un aviso de firma pendiente y en el portal no la encuentro',
  ]
  expect(await wrongReplies(asked, /cabecera.*otro correo.*«Solicitudes».*«Mensajes»/)).toEqual([])
  const other = [
    'donde veo mis tareas',
    'me llego un correo de la dian que tengo algo pendiente y no veo nada',
  ]
  expect(await wrongReplies(other, /./, /^Suele ser/)).toEqual([])
})

test('the prima of somebody who works by days at a home is counted without the pay of a day', async () => {
  const asked = [
    'tengo una empleada domestica por dias, 3 dias a la semana, cuanto le tengo que dar de prima? entro en agosto',
    'cuanto de prima le pago a la señora del aseo que va 3 dias por semana desde agosto',
  ]
  expect(await wrongReplies(asked, /^Falta lo que le pagas por día.*calendario.*361\.000.*150 días/)).toEqual(
    [],
  )
  const told = ['le pago 80 mil al dia a la señora del aseo, 3 dias a la semana, cuanto es la prima']
  expect(await wrongReplies(told, /^Con \$\s80\.000 por día/)).toEqual([])
  const other = ['trabajo 3 dias a la semana en una casa cuanto me toca de prima']
  expect(await wrongReplies(other, /./, /^Falta lo que le pagas/)).toEqual([])
})
