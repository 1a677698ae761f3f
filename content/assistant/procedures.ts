import { contactHref } from '../contact-topics'
import { uvtInPesos } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, taxPage, whatsapp, write } from './reply-links'

const dates = '/herramientas/vencimientos'

/** Tasks that people want to get done with an accountant, a company, an employee or an invoice. */
export const procedures: readonly KnownAnswer[] = [
  {
    topic: 'Mi jefe no me paga',
    asked: `jefe no paga, jefe no me paga, patron no me paga, empresa no me paga, no me paga la liquidacion, no me pagan el sueldo, no me pagan la prima, no me pagan las cesantias, no me han pagado la liquidacion, me despidieron sin, me echaron sin, renuncie y no me, demandar a mi jefe, jefe no me afilia, no me tienen afiliado, no me tienen afiliada,
no me quieren pagar lo que me deben de mi trabajo, renuncie hace un mes y nada que me liquidan, me deben tres quincenas,
mi empleador no me consigno las cesantias, no me han depositado las cesantias en el fondo, mi patrona no me da la prima,
trabaje seis meses y no me liquidaron, en mi trabajo no me pagan las horas extra, no me estan pagando la seguridad social en el trabajo,
me descuentan salud y pension y no aparecen pagos, llevo dos años trabajando y nunca me han pagado prima, a quien me quejo si mi jefe no me paga,
donde demando a mi empleador, la empresa cerro y no nos pagaron, mi jefe me debe vacaciones, no me dan la carta laboral,
trabajo sin contrato y no me pagan prestaciones, cuando me tienen que pagar la liquidacion, me pagaron incompleta la liquidacion,
como se si mi patron me paga la pension, me retienen el sueldo`,
    text: [
      'Lo sentimos. Nosotros atendemos a empresas y no llevamos reclamos de trabajadores, pero puedes empezar hoy: guarda el contrato, los comprobantes y los mensajes, y pide por escrito que te digan cuánto y cuándo te pagan.',
      'Si no responden, el Ministerio del Trabajo orienta y cita a la empresa sin costo: www.mintrabajo.gov.co.',
    ],
    links: [call],
  },
  {
    topic: '¿Le doy mis claves al contador?',
    asked: `se la doy, le doy mi clave, le doy la clave, doy mi clave, doy la clave, dar mi clave, dar la clave, contador pide la clave, contador me pide la clave, contadora me pide la clave, pide la clave de la dian, pide mi firma electronica, presto mi firma electronica, presto la firma electronica, le presto mi firma,
mi contador necesita mi firma electronica es normal, puedo prestarle la firma digital a mi contadora,
el contador maneja mi clave del muisca es peligroso, les tengo que dar a ustedes mi clave de la dian, ustedes me van a pedir mi contraseña,
un amigo me pide la clave de la dian para ayudarme, quiero quitarle la clave de la dian a mi contador anterior`,
    text: [
      'No la des por mensaje ni por teléfono. La clave y la firma electrónica son personales: quien las usa firma por ti.',
      'Se puede trabajar sin entregarlas. Llámanos y te contamos cómo lo hacemos nosotros; si ya la diste y dudas, cámbiala primero.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Cómo cambio de contador?',
    asked: `cambiar de contador, cambiarme de contador, cambiarnos de contador, cambio de contador, cambiar contador, dejar a mi contador, pasarme con ustedes, pasarnos con ustedes, ya no quiero seguir con mi contadora que hago para cambiar,
como es el empalme si cambio de firma, quiero que ustedes reemplacen a mi contador actual, como hago el traslado de mi contabilidad a ustedes,
mi contador no me sirve y me quiero pasar, que le digo a mi contador para cambiarme, se puede cambiar de contador a mitad de año,
quien habla con mi contador viejo si me cambio, cuanto se demora el cambio de contador, que necesito para traer mi contabilidad donde ustedes,
me toca esperar a fin de año para cambiar de contador, estoy aburrido con mi contador`,
    text: [
      'El cambio va en este orden: 1. Nos cuentas tu caso en la evaluación gratuita. 2. Empezamos entre 1 y 2 semanas después de firmar. 3. Hacemos el empalme con quien lleva hoy tu contabilidad: libros, soportes y claves se reciben con un acta. Mientras tanto no dejes de presentar lo que vence.',
    ],
    links: [{ href: contactHref('evaluacion'), label: 'Pedir la evaluación' }, call],
  },
  {
    topic: '¿Cómo cierro una empresa?',
    asked: `como cerrar empresa, cierro mi empresa, cierro la empresa, cierro una empresa, cierro mi negocio, cierro el negocio, cerrar mi empresa como, liquidar una sas, liquidar la sas, cerrar una sas, cierro una sas, cancelar la matricula, cancelo la matricula, acabar la empresa, acabar con la empresa,
que hago para liquidar mi empresa, pasos para disolver una sas, quiero cerrar la sas y debe renovaciones, cerrar una sociedad sin movimiento, quiero acabar la sociedad que pasos son, como cancelo el registro mercantil y el rut,
cuanto se demora liquidar una sas, voy a cerrar mi negocio que tramites hago, como cierro un establecimiento de comercio,
quiero dar de baja mi empresa, cancelar rut de persona natural, ya no quiero tener la empresa abierta`,
    text: [
      'En este orden: 1. Se presentan las declaraciones pendientes y se pagan las deudas. 2. Si es una sociedad, los socios aprueban la disolución y la liquidación en actas que se inscriben en la Cámara de Comercio. 3. Se pagan las renovaciones pendientes y se cancela la matrícula. 4. Al final se cancela el RUT. Quien esté fuera puede reunirse por videollamada o dar poder. Mientras sigan activos, las obligaciones siguen corriendo.',
      'Te decimos qué falta en tu caso y quién hace cada paso.',
    ],
    links: [
      call,
      { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' },
      { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' },
    ],
  },
  {
    topic: '¿Cuánto cuesta crear una empresa?',
    asked: `cuanto vale crear, cuanto cuesta crear, cuanto sale crear, cuanto vale montar empresa, cuanto cuesta montar empresa, cuanto vale abrir empresa, cuanto vale registrar empresa, cuanto cuesta registrar empresa, cuanto vale constituir, cuanto cobra la camara de comercio,
cuanto me cuesta sacar la camara de comercio, cuanto vale la matricula de un negocio, cuanto cuesta el registro mercantil, que precio tiene registrar una sas, cuanta plata necesito para montar una sociedad,
cuanto cobran por constituir una sas, cuanto vale registrar un negocio, cuanto cuesta legalizar mi emprendimiento,
cuanto se paga de impuesto de registro`,
    text: [
      'Son dos cuentas. La de la Cámara de Comercio depende del capital con que empiezas y de la ciudad, y cambia cada año: no la digo sin esos datos. La nuestra es la asesoría legal, y te damos el valor antes de empezar.',
    ],
    links: [
      { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal y su precio' },
      { href: contactHref('asesoria-legal'), label: 'Pedir una cotización' },
      call,
    ],
  },
  {
    topic: '¿Estoy obligado a facturar?',
    asked: `debo facturar, toca facturar, tengo que facturar, obligado a facturar, obligada a facturar, obligado facturacion electronica, facturacion electronica obligatoria, toca factura electronica, debo hacer factura electronica, tengo que hacer factura electronica, necesito factura electronica,
me piden factura electronica y no tengo, un cliente me exige factura que hago, soy persona natural tengo que facturar,
a partir de cuanto toca facturar, estoy obligado a hacer factura electronica, un restaurante pequeño debe facturar electronicamente,
me piden que facture y yo paso cuenta de cobro, puedo seguir con cuenta de cobro, vendo almuerzos toca dar factura,
tengo que usar pos electronico, que es el documento equivalente pos`,
    text: [
      `Depende de tus ventas y de tu RUT. Una persona natural que vende menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumple las demás condiciones puede ser no responsable de IVA (código 49) y no estar obligada (E.T., art. 437, parágrafo 3); una sociedad o un responsable de IVA (48) factura electrónicamente (52). Cuentan también las consignaciones, los contratos y los locales.`,
      'Suma tus ventas del año, mira la casilla 53 y, si dudas, lo revisamos contigo. Aunque no factures, lleva tus cuentas.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }, call, whatsapp],
  },
  {
    topic: '¿Cómo empiezo a facturar electrónicamente?',
    asked: `hago factura electronica, hago la factura electronica, hago una factura electronica, hacer factura electronica, hacer la factura electronica, hacer una factura electronica, emitir factura electronica, emito factura electronica, empezar a facturar, empiezo a facturar, habilitar facturacion, habilitarme facturador, facturar electronicamente como, como facturo, facturo electronicamente,
como me habilito como facturador, que programa uso para facturar, hay un facturador gratis de la dian, se me acabo la numeracion de facturacion,
como pido la resolucion de facturacion, vencio mi resolucion de facturacion, como saco la firma digital para facturar,
cual es el mejor software para facturar, necesito empezar a facturar electronico ya`,
    text: [
      'Hacen falta cuatro cosas: 1. El código 52 en el RUT. 2. La firma electrónica y la habilitación como facturador en el portal de la DIAN. 3. Una numeración autorizada. 4. Un programa que genere el XML, lo firme y lo envíe a validar. Si no tienes programa, te ayudamos a escogerlo y lo dejamos listo contigo.',
    ],
    links: [
      { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' },
      call,
      { href: '/herramientas/validar-factura', label: 'Revisar una factura' },
    ],
  },
  {
    topic: '¿Cómo liquido a un empleado?',
    asked: `liquido a un empleado, liquido un empleado, liquido empleado, liquidar empleado, liquidar a una empleada, liquidacion por renuncia, empleado que renuncio, empleado renuncio, empleada renuncio, cuanto le liquido, despedi a alguien cuanto le pago,
como hago la liquidacion de mi empleada, mi empleada se fue cuanto le toca, termino el contrato de un trabajador que le pago,
voy a sacar a un empleado cuanto me cuesta, cuanto tiempo tengo para pagar la liquidacion a mi empleado`,
    text: [
      'La liquidación suma lo que quede por pagar hasta el último día: salario; cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año (Ley 52 de 1975, art. 1); prima, medio salario por semestre, según los días; y vacaciones, 15 días hábiles por año (art. 186), salario sin auxilio × días / 720. Se resta lo ya pagado. Si renunció no hay indemnización; sin justa causa sí, según el contrato.',
      'Ten a mano las fechas de ingreso y de retiro, el salario y sus cambios, el auxilio de transporte y los pagos del año: con eso una persona del equipo te hace la cuenta.',
    ],
    links: [call, { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Cuánto es la prima?',
    asked: `cuanto de prima, cuanto pagar de prima, cuanto le pago de prima, cuanto es la prima, prima de la empleada, prima a la muchacha, prima a la empleada, prima empleada domestica,
cuanto le toca de prima a un empleado que gana el minimo, como saco la prima de mis trabajadores, prima de mitad de año cuanto es,
si entro en octubre cuanto le doy de prima, la señora que trabaja por dias tiene prima`,
    text: [
      'Es la base × los días del semestre / 360 (Código Sustantivo del Trabajo, art. 306), y la base suma el salario y el auxilio de transporte. Se paga a más tardar el 30 de junio y dentro de los primeros 20 días de diciembre.',
      'Escríbeme el salario y la fecha de ingreso y te hago la cuenta: «gana 2 millones y entró el 1 de agosto, cuánto es la prima». También le toca a quien trabaja en tu casa.',
    ],
    links: [
      call,
      whatsapp,
      { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre prima y cesantías' },
    ],
  },
  {
    topic: '¿Qué es la información exógena?',
    asked: `que es la exogena, que es exogena, que es informacion exogena, que son medios magneticos, que son los medios magneticos, para que es la exogena, significa exogena, quien presenta exogena, quienes presentan exogena,
para que sirve la informacion exogena, me pidieron exogena que es eso, quien debe reportar exogena, como consulto lo que reportaron de mi,
donde veo mi informacion exogena, que son los formatos de exogena, explicame que es exogena, soy persona natural debo hacer exogena`,
    text: [
      'La información exógena (o medios magnéticos) es lo que cada año le reportas a la DIAN sobre otros: a quién le pagaste, a quién le vendiste y cuánto retuviste. Te toca si tu RUT tiene el código 14; las personas naturales, cuando sus ingresos pasan del tope que fija la resolución de cada año (un arriendo también cuenta). Se presenta entre abril y junio, según los últimos dígitos del NIT; la tabla de cada año sale en una resolución de la DIAN.',
    ],
    links: [{ href: `${dates}/informacion-exogena`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué es el ReteICA?',
    asked: `que es reteica, que es el reteica, significa reteica, que es rete ica, para que es el reteica, quien hace reteica,
como funciona la retencion de ica, por que me descuentan ica, un cliente me retuvo ica, que es la retencion de industria y comercio`,
    text: [
      'El ReteICA es la parte del ICA que descuenta quien paga y entrega al municipio por cuenta de quien cobra. Cada municipio tiene sus tarifas, sus formularios y sus fechas, y no todos lo piden igual.',
    ],
    links: [taxPage, call],
  },
  {
    topic: '¿Qué es la retención en la fuente?',
    asked: `que es retencion en la fuente, que es la retencion en la fuente, que es retefuente, que es la retefuente, que es la retencion, significa retefuente, que es rete fuente, para que es la retencion, por que me retienen,
que es eso que me descuentan de la factura, me descontaron retencion por que, explicame la retencion en la fuente,
por que me quitan el 11 de mis honorarios, me retuvieron el 10 y no entiendo, por que me pagaron menos en mi cuenta de cobro,
me descontaron un porcentaje del contrato que es eso, la retencion se recupera despues, para donde va lo que me retienen,
que quiere decir agente retenedor, como me devuelven la retencion, me hicieron retencion y no se que hacer con eso, quien hace la retencion,
que es la base de retencion`,
    text: [
      'Es una parte del pago que quien paga descuenta y entrega a la DIAN por cuenta de quien cobra: es un anticipo de su impuesto de renta. Por honorarios es el 11% a una sociedad y el 10% a una persona natural, que sube al 11% si su contrato o sus pagos del año pasan de 3.300 UVT (E.T., art. 392 y Decreto 260 de 2001); si informa que no tiene dos o más trabajadores, va la tabla de los salarios, a menudo cero (art. 383, parágrafo 2). Quien retiene la declara cada mes en el formulario 350; a quien le retuvieron, le dan un certificado y la resta en su declaración.',
    ],
    links: [{ href: `${dates}/retencion-en-la-fuente`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué es la PILA?',
    asked: `que es la pila, que es pila, que es la planilla, significa pila, para que es la pila,
que paga uno en la planilla, que operador de planilla uso, que quiere decir planilla unica, para que sirve la planilla de aportes,
con que se paga la seguridad social de los empleados, que va incluido en la pila, que dia del mes se paga la pila,
que aportes lleva la planilla, la pila la paga la empresa o el empleado, que es la planilla integrada`,
    text: [
      'La PILA es la planilla única con que se pagan salud, pensión, riesgos, caja y parafiscales. Se paga del segundo al decimosexto día hábil de cada mes, según los dos últimos dígitos del NIT o de la cédula (Decreto 1990 de 2016).',
    ],
    links: [{ href: `${dates}/pila`, label: 'Ver las fechas' }, call],
  },
  {
    topic: '¿En qué municipio pago el ICA?',
    asked: `donde pago el ica, en que ciudad pago ica, en que municipio declaro industria y comercio,
como pago el ica en otra ciudad, vendo por pagina web y despacho a todo el pais donde declaro ica, mi bodega esta en soacha y vendo en bogota,
presto servicios en otra ciudad donde tributo, tengo tiendas en dos municipios donde pago el ica, a que alcaldia le pago industria y comercio,
donde se causa el ica si vendo en linea, el ica se paga donde vivo o donde vendo, territorialidad del ica, soy consultor y trabajo en varios municipios,
vendo por mercado libre en que municipio tributo, donde pago ica si no tengo local, mando mercancia desde medellin a cali donde pago,
en cual municipio me toca el impuesto de industria y comercio`,
    text: [
      'Depende de cómo vendes (Ley 1819 de 2016, art. 343). Por internet, catálogo o teléfono directo al consumidor: en el municipio desde donde despachas la mercancía. En un local o punto de venta: donde está. Sin local: donde se acuerdan el precio y la cosa. Un servicio: en general, donde se presta.',
      'Si son varios municipios, se reparte el ingreso y se declara en cada uno, con su tarifa y sus fechas. Dinos qué vendes y desde dónde, y lo miramos contigo.',
    ],
    links: [write, call, taxPage],
  },
  {
    topic: '¿Cada cuánto es el ICA en otra ciudad?',
    asked: `ica en, ica cali, ica medellin, ica barranquilla, ica cartagena, ica bucaramanga, ica pereira, ica de cali, ica de medellin, cada cuanto ica, cada cuanto el ica, cada cuanto se paga ica,
cuando se declara el ica en mi municipio, que tarifa de ica hay en mi ciudad, ica anual o bimestral en otra ciudad,
industria y comercio de cali cada cuanto, cuando hay que declarar industria y comercio en medellin`,
    text: [
      'Cada municipio decide cada cuánto se declara el ICA, con qué tarifas y en qué fechas. Las que tenemos confirmadas están en la herramienta; las demás se miran en la secretaría de hacienda de la ciudad, y te ayudamos a hacerlo.',
    ],
    links: [{ href: dates, label: 'Ver las fechas confirmadas' }, call, write],
  },
]
