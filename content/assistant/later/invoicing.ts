import { uvtInPesos } from '../../legal-figures'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Qué es una nota crédito y una nota débito?': [
    'La nota crédito baja o anula una factura que la DIAN ya validó: por una devolución, un descuento, un valor de más o una anulación; puede ser por una parte. La nota débito la sube: un valor o un gasto que faltó. Las dos mencionan la factura, se transmiten y se le entregan al cliente; la factura misma nunca se borra ni se edita.',
    'Hazla desde el mismo programa con que facturaste, y en el período en que pasa, porque mueve tu IVA. Si no sabes qué error tiene la factura, pásala por la herramienta.',
  ],
  'Se venció o se acabó mi numeración de facturación': [
    'Se pide otra autorización de numeración en el portal de la DIAN (www.dian.gov.co), con la firma electrónica de quien representa el negocio; es gratis. El documento que sale dice el prefijo, desde y hasta qué número y hasta qué día sirve.',
    'Ahora: 1. Entra a numeración de facturación y solicita el rango. 2. Asócialo en el mismo portal a tu programa o a la solución gratuita. 3. Cárgalo en el programa y haz una factura. No factures fuera del rango o del plazo: si ya lo hiciste, cuéntanos cuáles y las revisamos. Pídela unas semanas antes de que se acabe.',
  ],
  '¿Cómo le entrego la factura electrónica al cliente?': [
    'Por correo, en un ZIP con dos archivos: el XML (la factura con la respuesta de la DIAN) y el PDF. El XML es la factura; el PDF solo la representa, así que mandar solo el PDF no basta a quien la necesita para su contabilidad. Si el cliente no factura y la quiere impresa, dásela también.',
    'Si dice que no le llegó: comprueba el correo que tiene en el sistema, reenvíala desde tu programa y guarda la prueba. También puede buscarla con el CUFE en el catálogo de la DIAN.',
  ],
  '¿Qué pasa si no facturo?': [
    'No hay una suma fija. A quien está obligado y no factura, la DIAN le puede cerrar el establecimiento tres días (E.T., art. 657), y se evita el cierre aceptando y pagando una multa del 5% de los ingresos operacionales del mes anterior al de la falta (parágrafo 6). Además, la venta sin factura aparece igual por el banco o por quien te compró, y tu cliente no puede restar el gasto.',
    'Ahora: 1. Mira si estás obligado (RUT: 47, 48 o 52, o sociedad). 2. Si sí, habilítate hoy: hay un servicio gratuito de la DIAN. 3. Lo vendido sin factura, cuéntanoslo con fechas: se mira cómo corregirlo antes de una visita. Si ya te llegó un papel, anota el día y llámanos.',
  ],
  '¿Cómo facturo sin internet?': [
    'Con factura de contingencia: si la falla es tuya (internet, luz, programa) se usa numeración de contingencia y, en las 48 horas siguientes a superarla, se transcribe y se transmite; si la falla es de la DIAN, tu programa la genera y la transmite en las 48 horas siguientes a que vuelva el servicio.',
    'Ten pedida de antes esa numeración en la DIAN, anota la hora de la falla, guarda la pantalla y confirma el plazo con tu proveedor. No dejes ventas sin documento: un contador te deja listo el procedimiento.',
  ],
  '¿La DIAN tiene un facturador gratis?': [
    'Sí: la DIAN tiene un servicio gratuito con el que se generan, transmiten y reciben facturas y notas desde su página, sin comprar un programa. Sirve bien para pocas facturas al mes; no lleva inventario ni contabilidad.',
    'Pasos: 1. RUT al día, con un correo que uses, y firma electrónica. 2. En www.dian.gov.co, en facturación electrónica, «Habilitación», te registras y escoges la solución gratuita. 3. Ahí generas el certificado digital, sin costo. 4. Pides la numeración y la asocias. 5. Indicas desde qué día facturas (queda el 52 en tu RUT), haces la primera y compruebas que quede validada. Si te trabas, un contador lo deja listo contigo.',
  ],
  '¿Puedo facturar o pasar cuenta de cobro sin ser responsable de IVA?': [
    `Sí. Una persona natural no responsable de IVA (código 49, con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones) en general no está obligada a facturar (E.T., art. 437, parágrafo 3, y DUR 1625 de 2016, art. 1.6.1.4.3). Puede facturar si quiere, pero entonces sin IVA.`,
    'Si no facturas, pasas una cuenta de cobro: tu nombre, cédula y RUT, a quién le cobras, qué hiciste, el valor y la fecha, con tu firma. La empresa que te paga hace con ella su documento soporte, que es lo que le prueba el gasto. Si pasas el tope, actualiza el RUT antes de seguir.',
  ],
  '¿Cuándo se transmite el documento soporte?': [
    'Por cada compra o, si prefieres, uno por semana y por proveedor con todo lo de esa semana (Resolución DIAN 000167 de 2021, art. 2). No se puede dejar todo para fin de mes.',
    'Lo hace quien compra a alguien que no está obligado a facturar: con su nombre, su NIT o cédula, el valor y la numeración autorizada para ese documento. Si quedó uno atrás, transmítelo ya y cuéntanos de qué mes es, porque mueve el gasto y el IVA.',
  ],
  '¿Cómo se maneja la caja menor?': [
    'La caja menor es un fondo fijo con una persona encargada: se paga, se guarda el soporte y, al reembolsar, soportes más efectivo suman el fondo. Cuenta la caja cada semana y deja constancia.',
    'El recibo de caja menor solo prueba que la plata salió. Para restar el gasto en la renta hace falta la factura electrónica a nombre de la empresa, o el documento equivalente, o el documento soporte si quien vende no está obligado a facturar. Pide la factura con el NIT al momento de comprar. Un contador te ayuda a fijar tope y reglas.',
  ],
  '¿Cómo le facturo a un cliente del exterior?': [
    'Si facturas electrónicamente, la venta al exterior también va con factura electrónica (de exportación) y los datos del cliente extranjero. El servicio va exento de IVA si hay contrato escrito y lo usa solo en el exterior una empresa o persona sin negocios ni actividades en Colombia (E.T., art. 481, literal c).',
    'Guarda el contrato, los correos de entrega y el pago que llega por un banco. Quien exporta así declara IVA cada dos meses, con cualquier ingreso (art. 600). Si no eres responsable de IVA, mira primero si tus ingresos o consignaciones te vuelven responsable. Un tributarista lee el contrato contigo.',
  ],
}
