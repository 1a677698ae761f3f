import { catalogue } from '../catalogue'
import { inPesos, uvtInPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { exogenaDuty } from '../exogena'
import type { LaterTexts } from '../later'

const legalHour = inPesos(startingPrice('asesoria-legal'))

export const texts: LaterTexts = {
  'Mi jefe no me paga': [
    'Lo sentimos. Nosotros atendemos a empresas y no llevamos reclamos de trabajadores, pero puedes empezar hoy: guarda el contrato, los comprobantes y los mensajes, y pide por escrito que te digan cuánto y cuándo te pagan.',
    'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co.',
  ],
  '¿Le doy mis claves al contador?': [
    'No la des por mensaje ni por teléfono. La clave y la firma electrónica son personales: quien las usa firma por ti.',
    'Se puede trabajar sin entregarlas. Llámanos y te contamos cómo lo hacemos nosotros; si ya la diste y dudas, cámbiala primero.',
  ],
  '¿Qué incluye la contabilidad mensual?': [
    `La asesoría contable se hace cada mes. Incluye: ${catalogue['asesoria-contable'].includes.join('; ')}.`,
    'Va aparte, con su propio precio: los impuestos (IVA, retención, renta de la empresa, ICA y exógena) en la asesoría tributaria, y liquidar la nómina en la asesoría en nómina. La renta del dueño como persona natural es otra, una vez al año: también la hacemos y te damos el valor antes de empezar.',
  ],
  '¿Cómo cambio de contador?': [
    'El cambio va en este orden: 1. Nos cuentas tu caso en la evaluación gratuita. 2. Empezamos entre 1 y 2 semanas después de firmar. 3. Hacemos el empalme con quien lleva hoy tu contabilidad: libros, soportes y claves se reciben con un acta. Mientras tanto no dejes de presentar lo que vence.',
  ],
  '¿Cómo cierro una empresa?': [
    'En este orden: 1. Se presentan las declaraciones pendientes y se pagan las deudas. 2. Si es una sociedad, los socios aprueban la disolución y la liquidación en actas que se inscriben en la Cámara de Comercio. 3. Se pagan las renovaciones pendientes y se cancela la matrícula. 4. Al final se cancela el RUT. Quien esté fuera puede reunirse por videollamada o dar poder. Con todo al día suele tomar de uno a tres meses; con pendientes, lo que tarden ellos. Mientras sigan activos, las obligaciones siguen corriendo.',
    'Si tiene deudas, también se puede: en la liquidación se vende lo que haya y se paga en el orden de la ley, con aviso a la DIAN, y quien liquida responde si no lo respeta (E.T., art. 847). Si no alcanza, la vía puede ser la insolvencia: mírala con un abogado antes de pagar a unos y no a otros. Te decimos qué falta en tu caso y quién hace cada paso.',
  ],
  '¿Cuánto cuesta crear una empresa?': [
    `Son dos cuentas. La de la Cámara de Comercio (matrícula e impuesto de registro) depende del capital o los activos con que empiezas y cambia cada año: la página de tu Cámara la calcula con esos datos. La nuestra es la asesoría legal, desde ${legalHour} la hora, más IVA, y te damos el total por escrito antes de empezar.`,
  ],
  '¿Estoy obligado a facturar?': [
    `Depende de tus ventas y de tu RUT. Una persona natural que vende menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumple las demás condiciones puede ser no responsable de IVA (código 49) y no estar obligada (E.T., art. 437, parágrafo 3); una sociedad o un responsable de IVA (48) factura electrónicamente (52). Cuentan también las consignaciones, los contratos y los locales.`,
    'Suma tus ventas del año, mira la casilla 53 y, si dudas, lo revisamos contigo. Aunque no factures, lleva tus cuentas.',
  ],
  '¿Cómo empiezo a facturar electrónicamente?': [
    'Hacen falta cuatro cosas: 1. El RUT al día y la firma electrónica. 2. La habilitación como facturador en el portal de la DIAN. 3. Una numeración autorizada. 4. Un programa que genere el XML, lo firme y lo envíe a validar, o el servicio gratuito de la DIAN. El código 52 queda en tu RUT cuando indicas en el portal desde qué día facturas. Si no tienes programa, te ayudamos a escogerlo y lo dejamos listo contigo: va dentro de la asesoría contable o, si es solo eso, con un valor por escrito antes de empezar.',
  ],
  '¿Cómo liquido a un empleado?': [
    'La liquidación suma lo que quede por pagar hasta el último día: salario; cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año (Ley 52 de 1975, art. 1); prima, medio salario por semestre, según los días; y vacaciones, 15 días hábiles por año (art. 186), salario sin auxilio × días / 720. Se resta lo ya pagado. Si renunció no hay indemnización; sin justa causa sí, según el contrato.',
    'Ten a mano las fechas de ingreso y de retiro, el salario y sus cambios, el auxilio de transporte y los pagos del año: con eso una persona del equipo te hace la cuenta.',
  ],
  '¿Cuánto es la prima?': [
    'Es la base × los días del semestre / 360 (Código Sustantivo del Trabajo, art. 306), y la base suma el salario y el auxilio de transporte. Se paga a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre.',
    'Escríbeme el salario y la fecha de ingreso y te hago la cuenta: «gana 2 millones y entró el 1 de agosto, cuánto es la prima». También le toca a quien trabaja en tu casa.',
  ],
  '¿Qué es la información exógena?': [
    'La información exógena (o medios magnéticos) es lo que cada año le reportas a la DIAN sobre otros: a quién le pagaste, a quién le vendiste y cuánto retuviste. Se presenta entre abril y junio, según los últimos dígitos del NIT; la tabla de cada año sale en una resolución de la DIAN.',
    exogenaDuty,
  ],
  '¿Qué es el ReteICA?': [
    'El ReteICA es la parte del ICA que descuenta quien paga y entrega al municipio por cuenta de quien cobra. Cada municipio tiene sus tarifas, sus formularios y sus fechas, y no todos lo piden igual.',
  ],
  '¿Qué es la retención en la fuente?': [
    'Es una parte del pago que quien paga descuenta y entrega a la DIAN por cuenta de quien cobra: es un anticipo de su impuesto de renta. Por honorarios es el 11% a una sociedad; a una persona natural que pide restar costos y gastos, el 10%, que sube al 11% si su contrato o sus pagos del año pasan de 3.300 UVT (E.T., art. 392 y Decreto 260 de 2001); a la que no los pide, la tabla de los salarios, a menudo cero (art. 383, parágrafo 2). Quien retiene la declara cada mes en el formulario 350; a quien le retuvieron, le dan un certificado y la resta en su declaración.',
  ],
  '¿Qué es la PILA?': [
    'La PILA es la planilla única con que se pagan salud, pensión, riesgos, caja y parafiscales. Se paga del segundo al decimosexto día hábil de cada mes, según los dos últimos dígitos del NIT o de la cédula (Decreto 1990 de 2016).',
  ],
  '¿En qué municipio pago el ICA?': [
    'Depende de cómo vendes (Ley 1819 de 2016, art. 343). Por internet, catálogo o teléfono directo al consumidor: en el municipio desde donde despachas la mercancía. En un local o punto de venta: donde está. Sin local: donde se acuerdan el precio y la cosa. Un servicio: en general, donde se presta.',
    'Si son varios municipios, se reparte el ingreso y se declara en cada uno, con su tarifa y sus fechas. Dinos qué vendes y desde dónde, y lo miramos contigo.',
  ],
  '¿Cada cuánto es el ICA en otra ciudad?': [
    'Cada municipio decide cada cuánto se declara el ICA, con qué tarifas y en qué fechas. Las que tenemos confirmadas están en la herramienta; las demás se miran en la secretaría de hacienda de la ciudad, y te ayudamos a hacerlo.',
  ],
}
