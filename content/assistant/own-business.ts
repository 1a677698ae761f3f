import { contactHref } from '../contact-topics'
import { invoiceCheck } from '../tools/invoice-check'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, incomeLink, taxPage, whatsapp, write } from './reply-links'

const dates = '/herramientas/vencimientos'
const company = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const books = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

const ask = laterIn('ownBusiness')

export const ownBusiness: readonly KnownAnswer[] = [
  ask(
    '¿Cómo saco el RUT?',
    `
como saco el rut por primera vez, nunca he tenido rut como lo saco, me piden rut y no tengo, sacar rut persona natural
que necesito para inscribir el rut, el rut cuesta algo, cuanto vale sacar el rut, me cobran por sacar el rut
voy a trabajar por prestacion de servicios y me piden el rut, soy menor de edad puedo tener rut, como hago el rut por internet
que actividad economica pongo en el rut, que codigo ciiu me toca, rut para extranjero, sacar rut con pasaporte
me contratan y me exigen rut por primera vez, toca ir a la dian por el rut, rut de estudiante, primer rut, tramitar el rut nuevo
me exigen el rut para pagarme, es gratis el rut, inscripcion en el rut paso a paso, quien me ayuda a sacar el rut
si saco el rut tengo que pagar impuestos, que pasa si saco el rut y no lo uso, cuanto se demora el rut,
me van a contratar y necesito el rut como lo tramito, necesito el rut para una cuenta de cobro y no tengo, soy universitario y me piden rut,
como me inscribo en la dian por primera vez, que necesito para tener rut de persona natural, el rut lo saco en la dian o en la camara,
me piden el rut de un arrendador que nunca lo ha tenido, en cuanto tiempo sale el rut`,
    [call, whatsapp, incomeLink],
  ),
  ask(
    '¿Declaro lo que recibo por Nequi o del exterior?',
    `
me pagan por nequi tengo que declarar, la dian ve mi nequi, cuanto puedo recibir por daviplata sin problema
recibo plata por nequi de mis ventas, la dian revisa las transferencias, tengo que reportar lo que me llega a bancolombia
vendo por tiktok que impuestos, gano en dolares por internet, me pagan por paypal, trabajo para una empresa de afuera
hago videos en youtube y me pagan, soy influencer que impuestos pago, soy modelo webcam que impuestos, onlyfans hay que declarar
soy conductor de indriver, hago domicilios en rappi declaro, trabajo en uber y didi, alquilo mi apartamento por airbnb
tengo una tienda en shopify, vendo en mercado libre, soy freelancer en upwork, me pagan por payoneer, recibo remesas
mi mama me manda plata de españa, me giran del exterior tengo que declarar, me consignan plata de otros en mi cuenta
presto mi cuenta para que le consignen a mi primo, por mi cuenta paso plata que no es mia, me usaron la cuenta y paso mucha plata, movi la plata de un familiar por mi cuenta, vendo ropa por whatsapp
hago trading declaro, apuestas por internet gane plata, la dian puede ver mi cuenta de ahorros, ventas por marketplace,
presto mi cuenta para que le consignen a otro, pasaron 50 millones por mi cuenta y no eran mios, me entran 6 millones al mes por daviplata de mi negocio,
tengo tienda online y me pagan por transferencia, subo contenido para adultos y me pagan en dolares como declaro, soy streamer y gano por twitch,
trabajo remoto para afuera y me pagan por wise, me consignan mis hijos desde estados unidos debo declarar,
hago envios con mi moto por app que declaro, vendo cosas usadas por internet toca declarar, me llegaron muchas consignaciones y no son ventas,
cuanto puedo mover en bancolombia sin declarar, gano por hacer trasmisiones en vivo`,
    [incomeLink, write, call],
  ),
  ask(
    '¿Qué hago con un saldo a favor?',
    `
tengo saldo a favor en mi declaracion, la renta me dio a favor me devuelven la plata
cuanto se demora la dian en devolver, cuanto tiempo dura una devolucion de la dian
pago de mas en renta como me lo devuelven, la dian me debe plata, como me devuelve la dian
devolucion de impuestos como la tramito, me sobro plata en la declaracion
que hago con un saldo a favor, solicito devolucion o lo arrastro, imputar saldo a favor, tidis
en la declaracion me quedo un saldo a favor cuando me llega, la dian me rechazo la devolucion, devolucion automatica dian, me retuvieron de mas y quiero que me devuelvan,
como reclamo a la dian lo que me debe, que papeles piden para la devolucion, tengo saldo a favor de iva hace varios bimestres, hasta cuando puedo pedir la devolucion`,
    [write, call, taxPage],
  ),
  ask(
    '¿Qué es el documento soporte?',
    `
que es el documento soporte, cuando toca hacer documento soporte en adquisiciones
le compro a alguien que no factura que hago, le pague a un señor que no da factura, compras a no obligados a facturar
documento soporte electronico para que sirve, como soporto un gasto sin factura, me cobran con cuenta de cobro que documento hago
el arrendador es persona natural y no factura, pago a un campesino que no tiene factura, el maestro de obra no me factura
documento soporte lo hago yo o el proveedor, sirve la cuenta de cobro como soporte
documento soporte con extranjeros, gasto sin factura se puede deducir, compre chatarra sin factura,
le pago a un plomero que no da factura como lo meto en la contabilidad,
el dueño del local no me factura el arriendo, que hago cuando mi proveedor es no responsable, me rechazan el documento soporte en la dian,
como numero el documento soporte, me sirve un recibo de caja menor como gasto, le pague a un muchacho por arreglar la puerta que documento hago`,
    [books, call, { href: invoiceCheck.path, label: invoiceCheck.name }],
  ),
  ask(
    '¿Qué impuestos tiene una fundación?',
    `
tengo una fundacion que impuestos paga
permanencia en el regimen tributario especial, memoria economica
una fundacion sin animo de lucro que obligaciones tiene
corporacion sin animo de lucro, junta de accion comunal declara, cooperativa que impuestos paga, como creo una fundacion
nos sacaron del regimen especial, cuando es la actualizacion del registro web
donaciones a una fundacion, certificado de donacion, el club deportivo declara renta
la asociacion de padres debe declarar, fundacion inactiva, registro web esal,
no actualizamos la fundacion en la dian a tiempo, somos una esal y perdimos la calificacion, que tiene que presentar una corporacion cada año, nuestra iglesia debe declarar, somos un club deportivo sin animo de lucro,
fondo de empleados que impuestos paga, podemos volver al regimen tributario especial`,
    [call, write, { href: dates, label: 'Ver qué vence y cuándo' }],
  ),
  ask(
    '¿Cómo son las ventas al exterior y las importaciones?',
    `
vendo servicios al exterior cobro iva, exporto software como facturo, factura a un cliente de estados unidos
voy a importar mercancia de china, que necesito para importar, como exporto cafe, impuestos por traer mercancia
compre por amazon y me cobran impuestos, me retuvieron un paquete en la aduana, arancel de un producto, registro de exportador
traer un carro de otro pais, como facturo en dolares, factura de exportacion, me pagan en euros como lo registro
declaracion de cambio banco de la republica, inversion extranjera como la registro, le pago a un proveedor del exterior retencion
suscripciones a google y facebook retencion, anuncios de facebook llevan iva,
le trabajo a una empresa gringa le cobro iva, exporto artesanias como hago los papeles, como traigo mercancia de panama legalmente,
que impuestos pago por importar repuestos, como registro una inversion de un socio extranjero, le pago a un freelancer de argentina le retengo`,
    [write, call],
  ),
  ask(
    '¿Qué impuestos tiene un arriendo?',
    `
tengo una casa arrendada debo declarar, arriendo un local cobro iva
arriendo mi apartamento amoblado, soy arrendador persona natural, me retienen por el arriendo, el inquilino me pide factura
que impuesto pagan los arriendos, el arrendatario no me paga que hago, contrato de arrendamiento
cuanto puedo subir el arriendo, como saco a un inquilino, arriendo de una bodega a una empresa,
arriendo dos locales y soy persona natural, me arriendan un apartamento y me piden factura,
recibo 3 millones de arriendo al mes que pago, mi mama vive de arriendos toca declarar`,
    [incomeLink, write, call],
  ),
  ask(
    '¿Cómo hago un cambio en mi sociedad?',
    `
el socio le presta plata a la empresa, prestamos entre socio y sociedad sin papeles, el revisor no quiere firmar por un prestamo del dueño
como cambio el representante legal, quiero nombrar otro gerente, cambio de representante en camara de comercio
quiero sacar un socio, quiero meter un socio nuevo
se murio un socio de la empresa, cambiar el nombre de la empresa, cambio de objeto social, aumentar el capital de la sas
como hago un acta de asamblea, cuando es la asamblea de accionistas, como reparto utilidades, sacar plata de mi empresa
puedo gastar la plata de la sas en cosas mias, prestamo de socio a empresa, como me pago sueldo en mi sas
dividendos que impuesto pagan, transformar ltda a sas, mi empresa cambia de ciudad, abrir otra sede
registrar libros de actas, estatutos de una sas, poder para firmar por la empresa, logo registrado
comprar una empresa ya creada, vender mi negocio, contrato de confidencialidad, revisar un contrato, hacer un contrato con un cliente
un cliente no me paga como le cobro, cobro de cartera, demandar a un cliente que no paga, proteccion de datos de mi empresa
necesito politica de datos para mi pagina web, habeas data para mi negocio,
quiero ser el unico dueño de la sas,
como saco utilidades de mi empresa, quiero sacar plata de la cuenta de la empresa para mi, que se hace en una asamblea,
un cliente me debe 20 millones como le cobro, me copiaron el nombre del negocio, quiero proteger mi marca, necesito un contrato para mis clientes,
cambiamos de oficina que se actualiza, el gerente renuncio que hacemos en la camara`,
    [
      call,
      company,
      { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre empresas y contratos' },
    ],
  ),
  ask(
    '¿Cómo vendo mis acciones de la S.A.S.?',
    `como vendo mis acciones de la sas, como cedo acciones, se retiro mi socio que hago con las acciones, mi socio me vende su parte como lo hacemos,
quiero vender mi participacion en la sas, traspaso de acciones de una sas, como se hace una cesion de acciones,
necesito permiso de los socios para vender mis acciones, me quiero salir de la sociedad y vender mi parte, como registro una venta de acciones,
endoso de acciones, libro de accionistas de la sas, las acciones se venden en camara de comercio, quiero comprarle las acciones a mi socia, derecho de preferencia en acciones, como regalo acciones a mi hijo, salgo de la sas que debo firmar,
vender el 50 de la empresa a un tercero`,
    [call, company, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }],
  ),
  ask(
    '¿Cómo abre una sucursal una empresa extranjera?',
    `abrir una sucursal,
una compañia de estados unidos quiere operar en colombia, establecer una sucursal de mi empresa de mexico, ayudan a empresas extranjeras a entrar a colombia, filial o sucursal en colombia,
representamos a una firma del exterior y queremos abrir aca, mi casa matriz esta afuera y queremos sucursal, la sucursal extranjera necesita revisor fiscal,
una sociedad de panama quiere tener oficina en bogota, empresa extranjera con negocios permanentes en colombia`,
    [call, company, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }],
  ),
  ask(
    '¿Qué puedo descontar en la renta?',
    `
puedo deducir el carro, como bajo el impuesto legalmente
los intereses de vivienda se deducen, medicina prepagada descuenta, dependientes economicos en la renta, gastos deducibles
como pago menos renta legalmente, sirve la factura electronica para descontar, el 1 por ciento de las compras con factura
puedo meter el arriendo como gasto, puedo descontar el celular y la gasolina, aportes voluntarios a pension bajan la renta
planeacion tributaria, beneficios tributarios que hay, que me sirve para pagar menos, mis hijos cuentan para la renta
deduccion por dependientes, que facturas guardo para la renta, descontar la educacion de mis hijos,
como ahorro impuestos sin hacer trampa, que hago para pagar menos renta de manera legal, soy ingeniero independiente que gastos puedo descontar,
gano 14 millones que beneficios tributarios tengo, mis padres son dependientes en la renta, puedo meter la universidad de mi hijo,
me sirve ahorrar en afc, que puedo restar si soy asalariado, deduzco los intereses del credito de mi casa, mi perro me sirve de dependiente`,
    [incomeLink, write, call],
  ),
  ask(
    '¿Cuánto es la tarifa o la retención?',
    `
cual es la tarifa de renta, cuanto paga de renta una sas, tabla de retencion en la fuente 2026, 
cuanto le retengo a un proveedor, tarifa de reteica
cuanto me descuentan de retencion por un contrato, cuanto me retienen por mis honorarios, 
cuanto es el 4x1000 de diez millones, cuanto cobran de 4 por mil
cuanto le descuento de retefuente a un contratista, retencion por honorarios 10 u 11, bases de retencion en la fuente
cuanto es el 4x1000, como marco una cuenta exenta de 4 por mil, tarifa de ica de mi actividad, tarifa del simple
cuanto se paga de impuesto por una casa vendida, porcentaje de ganancia ocasional, impuesto a las bebidas azucaradas
impuesto saludable, impuesto al plastico, cuanto es el impoconsumo de un restaurante, retencion a un no declarante
cuanto es el anticipo de renta, retencion a un empleado desde cuanto,
que retencion le hago a un contador persona natural, le pago a un ingeniero 4 millones cuanto le descuento, cuanto retengo por comprar papeleria,
que porcentaje de renta pagan las empresas, cuanto es la retencion en la fuente por transporte,
cuanto pago de ganancia ocasional si vendi la casa, tarifa de consumo en un bar, cuanto paga de impuesto el que gana la loteria,
cuanto le quitan a una factura de servicios`,
    [{ href: '/herramientas/uvt-y-salario-minimo', label: 'UVT, salario y otras cifras' }, write, call],
  ),
  ask(
    '¿Dónde denuncio a quien no factura?',
    `
donde denuncio a alguien que no factura, quiero denunciar a un negocio que evade, un vecino no paga impuestos
un proveedor no me quiere hacer factura electronica, mi proveedor se niega a facturarme, una tienda no me dio factura, el restaurante no me quiso dar factura, me cobraron iva y no me dieron factura
como denuncio un comercio ante la dian, me vendieron sin factura, el almacen no me da factura electronica
mi competencia no factura y vende barato, a quien le aviso de una empresa que evade,
un negocio no me quiere facturar, me cobraron y no dan factura electronica, quiero reportar a un evasor, compre un tv y no me dieron factura`,
    [call, { href: invoiceCheck.path, label: invoiceCheck.name }],
  ),
]
