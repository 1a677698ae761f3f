import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, taxPage, whatsapp, write } from './reply-links'

const dates = '/herramientas/vencimientos'

const ask = laterIn('procedures')

export const procedures: readonly KnownAnswer[] = [
  ask(
    'Mi jefe no me paga',
    `llevo dos meses sin sueldo, no me pagan hace meses, jefe no paga, jefe no me paga, patron no me paga, empresa no me paga, no me paga la liquidacion, no me pagan el sueldo, no me pagan la prima, no me pagan las cesantias, no me han pagado la liquidacion, me despidieron sin, me echaron sin, renuncie y no me, demandar a mi jefe, jefe no me afilia, no me tienen afiliado, no me tienen afiliada,
no me quieren pagar lo que me deben de mi trabajo, renuncie hace un mes y nada que me liquidan, me deben tres quincenas,
mi empleador no me consigno las cesantias, no me han depositado las cesantias en el fondo, mi patrona no me da la prima,
trabaje seis meses y no me liquidaron, en mi trabajo no me pagan las horas extra, no me estan pagando la seguridad social en el trabajo,
me descuentan salud y pension y no aparecen pagos, llevo dos años trabajando y nunca me han pagado prima, a quien me quejo si mi jefe no me paga,
donde demando a mi empleador, la empresa cerro y no nos pagaron, mi jefe me debe vacaciones, no me dan la carta laboral,
trabajo sin contrato y no me pagan prestaciones, cuando me tienen que pagar la liquidacion, me pagaron incompleta la liquidacion,
como se si mi patron me paga la pension, me retienen el sueldo`,
    [call],
  ),
  ask(
    '¿Le doy mis claves al contador?',
    `se la doy, le doy mi clave, le doy la clave, doy mi clave, doy la clave, dar mi clave, dar la clave, contador pide la clave, contador me pide la clave, contadora me pide la clave, pide la clave de la dian, pide mi firma electronica, presto mi firma electronica, presto la firma electronica, le presto mi firma,
mi contador necesita mi firma electronica es normal, puedo prestarle la firma digital a mi contadora,
el contador maneja mi clave del muisca es peligroso, les tengo que dar a ustedes mi clave de la dian, ustedes me van a pedir mi contraseña,
un amigo me pide la clave de la dian para ayudarme, quiero quitarle la clave de la dian a mi contador anterior`,
    [call, whatsapp],
  ),
  ask(
    '¿Qué incluye la contabilidad mensual?',
    `que incluye el servicio de contabilidad mensual, que incluye la contabilidad, que hacen cada mes en la contabilidad, que trae la asesoria contable, la contabilidad incluye los impuestos, la contabilidad mensual incluye la declaracion de renta,
la mensualidad incluye la renta del dueño, hacen tambien la renta del dueño o eso es aparte, que me entregan cada mes, que recibo por la mensualidad de contabilidad, incluye nomina la contabilidad, la contabilidad incluye iva y retencion,
que cubre el servicio contable, que hace el contador cada mes por lo que pago, que no incluye la contabilidad, que va aparte de la contabilidad, la renta de la empresa esta incluida, la exogena va incluida en la contabilidad`,
    [
      { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' },
      { href: contactHref('evaluacion'), label: 'Pedir la evaluación' },
      call,
    ],
  ),
  ask(
    '¿Cómo cambio de contador?',
    `cambiar de contador, cambiarme de contador, cambiarnos de contador, cambio de contador, cambiar contador, dejar a mi contador, pasarme con ustedes, pasarnos con ustedes, ya no quiero seguir con mi contadora que hago para cambiar,
como es el empalme si cambio de firma, como es el empalme con el contador anterior, ustedes hacen el empalme, que se entrega en el empalme, en que consiste el empalme contable, quien hace el empalme, quiero que ustedes reemplacen a mi contador actual, como hago el traslado de mi contabilidad a ustedes,
mi contador no me sirve y me quiero pasar, que le digo a mi contador para cambiarme, se puede cambiar de contador a mitad de año,
quien habla con mi contador viejo si me cambio, cuanto se demora el cambio de contador, que necesito para traer mi contabilidad donde ustedes,
me toca esperar a fin de año para cambiar de contador, estoy aburrido con mi contador`,
    [{ href: contactHref('evaluacion'), label: 'Pedir la evaluación' }, call],
  ),
  ask(
    '¿Cómo cierro una empresa?',
    `como cerrar empresa, cierro mi empresa, cierro la empresa, cierro una empresa, cierro mi negocio, cierro el negocio, cerrar mi empresa como, liquidar una sas, liquidar la sas, cerrar una sas, cierro una sas, cancelar la matricula, cancelo la matricula, acabar la empresa, acabar con la empresa,
que hago para liquidar mi empresa, como liquido una sas, como liquido la sas paso a paso, liquido mi empresa, cuanto se demora liquidar una sas, pasos para disolver una sas, quiero cerrar la sas y debe renovaciones, cerrar una sociedad sin movimiento, quiero acabar la sociedad que pasos son, como cancelo el registro mercantil y el rut,
cuanto se demora liquidar una sas, voy a cerrar mi negocio que tramites hago, como cierro un establecimiento de comercio,
quiero dar de baja mi empresa, cancelar rut de persona natural, ya no quiero tener la empresa abierta`,
    [
      call,
      { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' },
      { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' },
    ],
  ),
  ask(
    '¿Cuánto cuesta crear una empresa?',
    `cuanto se paga en camara de comercio con 10 millones de capital, cuanto vale crear, cuanto cuesta crear, cuanto sale crear, cuanto vale montar empresa, cuanto cuesta montar empresa, cuanto vale abrir empresa, cuanto vale registrar empresa, cuanto cuesta registrar empresa, cuanto vale constituir, cuanto cobra la camara de comercio,
cuanto me cuesta sacar la camara de comercio, cuanto vale la matricula de un negocio, cuanto cuesta el registro mercantil, que precio tiene registrar una sas, cuanta plata necesito para montar una sociedad,
cuanto cobran por constituir una sas, cuanto vale registrar un negocio, cuanto cuesta legalizar mi emprendimiento,
cuanto se paga de impuesto de registro`,
    [
      { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal y su precio' },
      { href: contactHref('asesoria-legal'), label: 'Pedir una cotización' },
      call,
    ],
  ),
  ask(
    '¿Estoy obligado a facturar?',
    `vendo por facebook y marketplace tengo que facturar, vendo ropa por redes debo facturar, debo facturar, toca facturar, tengo que facturar, obligado a facturar, obligada a facturar, obligado facturacion electronica, facturacion electronica obligatoria, toca factura electronica, debo hacer factura electronica, tengo que hacer factura electronica, necesito factura electronica,
me piden factura electronica y no tengo, un cliente me exige factura que hago, soy persona natural tengo que facturar,
a partir de cuanto toca facturar, estoy obligado a hacer factura electronica, un restaurante pequeño debe facturar electronicamente,
me piden que facture y yo paso cuenta de cobro, puedo seguir con cuenta de cobro, vendo almuerzos toca dar factura,
tengo que usar pos electronico, que es el documento equivalente pos`,
    [{ href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }, call, whatsapp],
  ),
  ask(
    '¿Cómo empiezo a facturar electrónicamente?',
    `hago factura electronica, hago la factura electronica, hago una factura electronica, hacer factura electronica, hacer la factura electronica, hacer una factura electronica, emitir factura electronica, emito factura electronica, empezar a facturar, empiezo a facturar, habilitar facturacion, habilitarme facturador, facturar electronicamente como, como facturo, facturo electronicamente,
como me habilito como facturador, que programa uso para facturar, hay un facturador gratis de la dian, se me acabo la numeracion de facturacion,
como pido la resolucion de facturacion, vencio mi resolucion de facturacion, como saco la firma digital para facturar,
cual es el mejor software para facturar, necesito empezar a facturar electronico ya`,
    [
      { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' },
      call,
      { href: '/herramientas/validar-factura', label: 'Revisar una factura' },
    ],
  ),
  ask(
    '¿Cómo liquido a un empleado?',
    `liquido a un empleado, liquido un empleado, liquido empleado, liquidar empleado, liquidar a una empleada, liquidacion por renuncia, empleado que renuncio, empleado renuncio, empleada renuncio, cuanto le liquido, despedi a alguien cuanto le pago,
como hago la liquidacion de mi empleada, mi empleada se fue cuanto le toca, termino el contrato de un trabajador que le pago,
voy a sacar a un empleado cuanto me cuesta, cuanto tiempo tengo para pagar la liquidacion a mi empleado`,
    [call, { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }],
  ),
  ask(
    '¿Cuánto es la prima?',
    `cuanto de prima, cuanto pagar de prima, cuanto le pago de prima, cuanto es la prima, prima de la empleada, prima a la muchacha, prima a la empleada, prima empleada domestica,
cuanto le toca de prima a un empleado que gana el minimo, como saco la prima de mis trabajadores, prima de mitad de año cuanto es, como se calcula la prima, prima junio como se calcula, prima de diciembre como se calcula, como se liquida la prima, como se saca la prima,
si entro en octubre cuanto le doy de prima, la señora que trabaja por dias tiene prima`,
    [call, whatsapp, { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre prima y cesantías' }],
  ),
  ask(
    '¿Qué es la información exógena?',
    `que es la exogena, que es exogena, que es informacion exogena, que son medios magneticos, que son los medios magneticos, para que es la exogena, significa exogena, quien presenta exogena, quienes presentan exogena,
para que sirve la informacion exogena, me pidieron exogena que es eso, quien debe reportar exogena, como consulto lo que reportaron de mi,
donde veo mi informacion exogena, que son los formatos de exogena, explicame que es exogena, soy persona natural debo hacer exogena`,
    [{ href: `${dates}/informacion-exogena`, label: 'Ver las fechas' }, taxPage],
  ),
  ask(
    '¿Qué es el ReteICA?',
    `que es reteica, que es el reteica, significa reteica, que es rete ica, para que es el reteica, quien hace reteica,
como funciona la retencion de ica, por que me descuentan ica, un cliente me retuvo ica, que es la retencion de industria y comercio`,
    [taxPage, call],
  ),
  ask(
    '¿Qué es la retención en la fuente?',
    `que es retencion en la fuente, que es la retencion en la fuente, que es retefuente, que es la retefuente, que es la retencion, significa retefuente, que es rete fuente, para que es la retencion, por que me retienen,
que es eso que me descuentan de la factura, me descontaron retencion por que, explicame la retencion en la fuente,
por que me quitan el 11 de mis honorarios, me retuvieron el 10 y no entiendo, por que me pagaron menos en mi cuenta de cobro,
me descontaron un porcentaje del contrato que es eso, la retencion se recupera despues, si no declaro renta me pueden retener, no declarante y me hacen retencion, como recupero lo que me retienen, para donde va lo que me retienen,
que quiere decir agente retenedor, como me devuelven la retencion, me hicieron retencion y no se que hacer con eso, quien hace la retencion,
que es la base de retencion`,
    [{ href: `${dates}/retencion-en-la-fuente`, label: 'Ver las fechas' }, taxPage],
  ),
  ask(
    '¿Qué es la PILA?',
    `como pago la pila, como se paga la planilla de salud y pension, que es la pila, que es pila, que es la planilla, significa pila, para que es la pila,
que paga uno en la planilla, que operador de planilla uso, que quiere decir planilla unica, para que sirve la planilla de aportes,
con que se paga la seguridad social de los empleados, que va incluido en la pila, que dia del mes se paga la pila,
que aportes lleva la planilla, la pila la paga la empresa o el empleado, que es la planilla integrada`,
    [{ href: `${dates}/pila`, label: 'Ver las fechas' }, call],
  ),
  ask(
    '¿En qué municipio pago el ICA?',
    `donde pago el ica, en que ciudad pago ica, en que municipio declaro industria y comercio,
como pago el ica en otra ciudad, vendo por pagina web y despacho a todo el pais donde declaro ica, mi bodega esta en soacha y vendo en bogota,
presto servicios en otra ciudad donde tributo, tengo tiendas en dos municipios donde pago el ica, a que alcaldia le pago industria y comercio,
donde se causa el ica si vendo en linea, el ica se paga donde vivo o donde vendo, territorialidad del ica, soy consultor y trabajo en varios municipios,
vendo por mercado libre en que municipio tributo, donde pago ica si no tengo local, mando mercancia desde medellin a cali donde pago,
en cual municipio me toca el impuesto de industria y comercio`,
    [write, call, taxPage],
  ),
  ask(
    '¿Cada cuánto es el ICA en otra ciudad?',
    `exogena municipal de cali, informacion exogena distrital, ica en, ica cali, ica medellin, ica barranquilla, ica cartagena, ica bucaramanga, ica pereira, ica de cali, ica de medellin, cada cuanto ica, cada cuanto el ica, cada cuanto se paga ica,
cuando se declara el ica en mi municipio, que tarifa de ica hay en mi ciudad, ica anual o bimestral en otra ciudad,
industria y comercio de cali cada cuanto, cuando hay que declarar industria y comercio en medellin`,
    [{ href: dates, label: 'Ver las fechas confirmadas' }, call, write],
  ),
]
