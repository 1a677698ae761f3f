import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('what the payroll service includes is told apart from whether accounting includes payroll', async () => {
  const service = [
    'el servicio de nomina incluye la seguridad social?',
    'la nomina incluye hacer la planilla cada mes?',
    'qué incluye la nómina, ¿la planilla también?',
    '¿La asesoría en nómina incluye las liquidaciones finales?',
    'el servicio de nomina trae los desprendibles?',
  ]
  expect(await wrongReplies(service, /Liquidamos tu nómina, la seguridad social/, /Va aparte/)).toEqual([])
  const accounting = [
    'el plan de contabilidad incluye la nomina?',
    'la nomina va incluida en la contabilidad o es aparte?',
    'en la mensualidad del contador viene incluida la nómina o va aparte',
  ]
  expect(await wrongReplies(accounting, /[Vv]a aparte|se cobra aparte/)).toEqual([])
})

test('somebody whose uploaded invoice was rejected is told where to find the reason', async () => {
  const own = [
    'subí una factura ayer y me aparece rechazada',
    'monté la factura de la luz y quedó rechazada, ¿por qué?',
    'cargue la factura de la gasolina y me sale rechazada, q hago',
    'me aparece rechazada la que mandé por el portal',
    'una de las facturas que subimos quedó en rojo como rechazada',
    'no entiendo el rechazo de la factura que envié el lunes',
  ]
  expect(await wrongReplies(own, /el motivo dice qué corregir/, /evento de «reclamo»|Fiscalía/)).toEqual([])
  const others = [
    'me aparece una factura de una compra que no hice',
    'hay facturas a mi nombre que no reconozco',
  ]
  expect(await wrongReplies(others, /evento de «reclamo»/)).toEqual([])
})

test('a certificate that somebody cannot find is not taken for a false certificate', async () => {
  const own = [
    'Quiero bajar el certificado de ingresos que me hicieron en abril y no lo veo en documentos',
    'no encuentro en el portal la certificación de ingresos que me firmó su contador',
    'dónde bajo el certificado que me hicieron para el banco',
    'en documentos no sale el certificado que me hicieron y lo necesito para el crédito',
    'me pueden volver a mandar el certificado de ingresos que me hicieron, el banco lo pide hoy',
    'donde quedo el balance que me firmaron para el banco, no lo veo en documentos',
  ]
  expect(await wrongReplies(own, /Lo que la firma te entrega sale en el portal/, /falsedad/)).toEqual([])
  const inflated = [
    'me ayudan a subir los ingresos en un certificado para la visa',
    'necesito un certificado donde diga que gano más ingresos para el crédito',
    'necesito un balance arreglado para el credito del banco',
  ]
  expect(await wrongReplies(inflated, /falsedad|es ilegal/)).toEqual([])
})

test('the compensation for a dismissal is calculated, alone or with the whole settlement', async () => {
  const only = [
    'Eché a un empleado sin justa causa, llevaba 3 años con contrato indefinido y ganaba 2.000.000. ¿Cuánto es la indemnización y qué pasa si me demoro con la liquidación?',
    'despedí a la secretaria sin justa causa, 3 años, sueldo 2.000.000 indefinido, cuánto le pago de indemnización',
    'cuánta indemnización le toca a un vendedor que despedí tras 3 años, indefinido, con 2.000.000 de salario, y cuándo pago la liquidación',
  ]
  expect(
    await wrongReplies(only, /indemnización, estimada: \$\s4\.666\.667.*art\. 65/, /La prima, estimada/),
  ).toEqual([])
  const both = [
    'Despedí sin justa causa a un trabajador con 3 años, indefinido, 2.000.000 de sueldo: ¿cuánto es la liquidación con indemnización?',
    'me despidieron sin justa causa, 3 años, ganaba 2.000.000, cuánto me toca de liquidación e indemnización',
    'cuanto es la liquidacion de alguien que despedi sin justa causa, 3 años, salario 2.000.000',
  ]
  expect(
    await wrongReplies(
      both,
      /vacaciones, estimadas.*indemnización, estimada: \$\s4\.666\.667/i,
      /pregúntala a una persona/,
    ),
  ).toEqual([])
})

test('somebody who buys shares of a partner is told who pays the tax', async () => {
  const buys = [
    'mi socia me vende sus acciones, ¿quién paga impuesto?',
    'le compro las acciones a mi socio en la SAS, eso paga impuesto?',
    'mi socio quiere venderme su parte de la sas, toca pagarle a la dian o solo el libro de accionistas',
    'un socio nos vende sus acciones y las anotamos en el libro, ¿hay impuesto?',
    'si mi amigo me vende sus acciones de la sas quién paga el impuesto',
    '¿comprar las acciones del otro socio tiene impuestos o solo se registra?',
  ]
  expect(await wrongReplies(buys, /es de quien vende/, /Tienes prioridad/)).toEqual([])
  expect(
    await wrongReplies(
      [
        'mi socio quiere vender su parte a un tercero, ¿tengo prioridad?',
        'mi socia va a vender sus acciones a un extraño, tengo preferencia?',
      ],
      /Tienes prioridad/,
    ),
  ).toEqual([])
})

test('somebody who asks whether they have to charge VAT is told where to look, not how to change it', async () => {
  const asks = [
    '¿cómo sé si soy responsable de IVA o no?',
    'donde miro si soy responsable de iva',
    'como hago para saber si soy responsable o no responsable de iva',
    '¿en qué parte del RUT sale si soy responsable de IVA?',
    'como averiguo si estoy como responsable de iva',
    'quiero saber si soy responsable de iva',
  ]
  expect(await wrongReplies(asks, /casilla 53/, /quita el código 49/)).toEqual([])
  expect(
    await wrongReplies(
      ['cómo me paso a responsable de IVA', 'como hago para volverme responsable de iva'],
      /quita el código 49 y agrega el 48/,
    ),
  ).toEqual([])
})

test('«mora» can be a fruit, a crop’s price is not ours, and somebody who wants to sue is not sued', async () => {
  const berries = [
    'vendo mora en la plaza, ¿debo declarar?',
    'tengo un cultivo de mora, la mora paga IVA?',
    'cultivo mora y fresa, ¿tengo que facturar?',
  ]
  expect(await wrongReplies(berries, /fruta/, /intereses|sanción|multa/i)).toEqual([])
  const delays = ['cuánto cobra la DIAN de intereses de mora', 'estoy en mora con la renta, qué hago']
  expect(await wrongReplies(delays, /usura|se arregla en orden/, /fruta/)).toEqual([])
  const crops = [
    '¿a cuánto está la papa? quiero declarar lo que vendo',
    'qué precio tiene la carga de papa para declararla',
    'a cómo está el bulto de cebolla',
  ]
  expect(await wrongReplies(crops, /El precio del mercado no lo tengo/, /tarifa mensual/)).toEqual([])
  const plaintiffs = [
    'quiero demandar a mi exsocio',
    '¿cómo demando a un proveedor que no me entregó?',
    'voy a demandar a un cliente que no me paga',
  ]
  expect(await wrongReplies(plaintiffs, /un abogado del equipo/, /te notificaron|contestar/)).toEqual([])
  expect(await wrongReplies(['me va a demandar un empleado'], /notific/)).toEqual([])
})

test('a victim of fraud is told what to do now, not that the chat is a robot', async () => {
  const victims = [
    'me estafaron por whatsapp con una factura',
    'me robaron la plata por una página falsa de la dian',
    'fui víctima de un fraude, un tal robot me pidió plata',
    'caí en un fraude con la firma, ¿con quién hablo?',
    'me hicieron un fraude por el chat',
  ]
  expect(await wrongReplies(victims, /Llama a tu banco/, /Soy un asistente automático/)).toEqual([])
  expect(
    await wrongReplies(['¿eres un robot?', 'estoy hablando con una máquina?'], /asistente automático/),
  ).toEqual([])
})
