import { contactHref } from '../contact-topics'
import { simpleRegime } from '../tools/guides/simple-regime'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { benefitsLink } from './benefits'
import { call, incomeLink, mail, taxPage, whatsapp, write } from './reply-links'

const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const books = {
  href: '/servicios/asesoria-contable#preguntas',
  label: 'Leerlo en asesoría contable',
} as const
const simple = { href: simpleRegime.path, label: simpleRegime.name } as const

const ask = laterIn('mixedUp')

/** Questions that the chat could confuse with a similar question, although they need a different answer. */
export const mixedUp: readonly KnownAnswer[] = [
  ask(
    '¿Qué parafiscales se pagan y quién está exonerado?',
    `
cuales son los parafiscales y quien esta exonerado, me exonero de parafiscales
que empresas no pagan sena ni icbf, exoneracion de aportes articulo 114-1, que es la exoneracion del 114-1
tengo un solo empleado y soy persona natural pago sena e icbf, con un trabajador pago parafiscales
persona natural con un empleado esta exonerada de parafiscales, tengo una sola trabajadora y no se si pago icbf, me toca pagar sena por mi empleado
las sas pagan sena e icbf, porcentaje de caja sena e icbf, aporte a la caja de compensacion cuanto es
debo pagar parafiscales si mi empleado gana el minimo, quien paga salud del empleador, la empresa no paga salud por los que ganan menos de diez minimos`,
    [benefitsLink, call],
  ),
  ask(
    '¿Cuánto es la sanción por no enviar la exógena?',
    `
no reporte exogena que multa es, multa por no enviar informacion exogena, no presente los medios magneticos cuanto es la sancion
sancion por exogena tarde, presente la exogena tarde cuanto pago, que pasa si no presento la exogena, exogena con errores sancion, se me paso la exogena que multa hay
sancion articulo 651, sancion por no informar, cuanto cobra la dian por no reportar exogena, no mande medios magneticos, olvide presentar la exogena
corregi la exogena hay sancion, multa de medios magneticos, entregue la exogena fuera de plazo, no hice la exogena del año pasado`,
    [call, write],
  ),
  ask(
    '¿Cómo renuevo la firma electrónica de la DIAN?',
    `
se me vencio la firma electronica como la renuevo, actualizar firma electronica dian
la firma electronica de la dian ya caduco, mi firma electronica vencio hace meses, como genero otra firma electronica en la dian, renovacion de la ife
cuanto cuesta renovar la firma electronica, donde renuevo la firma de la dian, firma electronica dian vencida que hago, cada cuanto se vence la firma electronica
me sale que el instrumento de firma electronica esta vencido, como saco la firma electronica otra vez, pasos para renovar firma electronica dian`,
    [call, whatsapp],
  ),
  ask(
    '¿Hasta cuánto se puede dar tiquete POS?',
    `
hasta cuanto puedo dar tiquete pos en vez de factura electronica, tope del tiquete pos, hasta que monto puedo hacer factura pos, limite de venta con pos, cuanto es lo maximo que puedo facturar por pos
desde que valor toca dar factura electronica y no tiquete, ticket pos hasta cuanto, puedo dar tiquete de maquina registradora
el tiquete pos tiene limite, hasta cuantas uvt se puede dar pos, me toca factura si la venta es grande, pos electronico tope, documento equivalente pos hasta que valor
un cliente quiere factura y yo doy tiquete, el tiquete pos sirve para deducir`,
    [call, whatsapp, books],
  ),
  ask(
    '¿La DIAN se entera de lo que vendo?',
    `
vendo por instagram la dian se entera, como sabe la dian cuanto vendo, se da cuenta la dian si no declaro
la dian sabe lo que me llega al banco, que le reportan los bancos a la dian, la dian puede ver lo que vendo por whatsapp, la dian vigila las ventas por internet
la dian revisa nequi y daviplata, si no declaro se dan cuenta, como se entera la dian de mis ingresos, la dian cruza informacion, vendo por facebook la dian lo sabe
si vendo sin factura la dian se entera, los datafonos reportan a la dian, si vendo en efectivo la dian sabe, la dian se entera si arriendo por airbnb`,
    [incomeLink, write, call],
  ),
  ask(
    '¿Debo sacar RUT y matrícula para un negocio pequeño?',
    `papeles para una tienda de barrio, mi hermana vende arepas y empanadas que necesita, tengo un carro de perros calientes debo sacar rut y camara de comercio, vendo comida en la calle toca registrarse, tengo un puesto de arepas toca camara de comercio y rut
un negocio ambulante necesita rut, vendo empanadas debo inscribirme en la camara de comercio, tengo un puestico que papeles necesito, soy vendedor informal que debo sacar
para tener una tienda en mi casa que registro necesito, debo matricular mi negocio, quien debe registrarse en la camara de comercio, es obligatorio matricularse en la camara de comercio
mi emprendimiento chiquito necesita camara de comercio, vendo ropa por catalogo tengo que registrarme, peluqueria en la casa necesita camara de comercio,
monte un puesto de jugos que necesito, carrito de comidas rut, vendo tintos debo tener rut, un negocio pequeño paga impuestos, toca legalizar un puesto de comida`,
    [legal, call, whatsapp],
  ),
  ask(
    '¿Qué es el régimen SIMPLE?',
    `
que es el regimen simple y me conviene, q es el regimen simple, explicame el regimen simple, que es el simple de tributacion, en que consiste el regimen simple, que significa estar en el simple
que impuestos reune el simple, el simple es obligatorio, como funciona el regimen simple, para que sirve el regimen simple, que es el rst
regimen simple con palabras sencillas, que se paga en el simple, soy peluquera me sirve el regimen simple, tengo una tienda y me hablaron del simple que es,
el simple que ventajas tiene, cada cuanto se paga el simple, el ica va dentro del simple, me dijeron que me pasara al simple que es eso`,
    [simple, taxPage, call],
  ),
  ask(
    '¿Hasta cuándo me puedo inscribir en el SIMPLE?',
    `
puedo pasarme al simple hoy, hasta cuando me puedo inscribir al simple, ya puedo inscribirme al simple en noviembre o espero, puedo entrar al simple a mitad de año, plazo para inscribirse al regimen simple
cuando abren las inscripciones del simple, me puedo cambiar al simple en diciembre, se puede pasar al simple en cualquier momento, fecha limite para pasarse al simple
estoy a tiempo de pasarme al simple, ya cerro el simple este año, cuando es la inscripcion al simple, en que mes se pide el simple, empresa nueva cuando pide el simple
me puedo pasar al simple ahora, puedo pedir el simple al sacar el rut, tarde para el simple este año, el simple hasta que mes`,
    [simple, taxPage, call],
  ),
  ask(
    '¿Cuánto es la indemnización por despido?',
    `
me despidieron sin justa causa cuanto es la indemnizacion, me echaron cuanto me deben dar, me despidieron despues de dos años cuanto me pagan, indemnizacion por despido contrato indefinido
me botaron del trabajo y gano dos millones cuanto me toca, cuanto es la indemnizacion de un contrato a termino fijo, me sacaron sin razon cuanto me deben
llevo cinco años y me despidieron cuanto es la indemnizacion, cuantos dias por año son de indemnizacion, como se calcula la indemnizacion por despido
me echaron sin justa causa contrato a termino indefinido, me terminaron el contrato antes de tiempo que me pagan, me despidieron hoy que me tienen que pagar`,
    [call, benefitsLink],
  ),
  ask(
    '¿Cuánto tiempo se guardan los soportes de la renta?',
    `
cuanto tiempo toca guardar los papeles y facturas de la renta, cuantos años debo guardar los soportes de mi declaracion de renta, cuanto se guardan los soportes de la renta
hasta cuando guardo los papeles de la declaracion, cuantos años se conservan las facturas de la renta, soy persona natural cuanto guardo los recibos, cuanto tiempo guardo los certificados de retencion
puedo botar los papeles de la renta de hace cinco años, cuanto duran los soportes de iva, por cuanto tiempo conservo los soportes de impuestos
cuantos años guardo los extractos para la dian, tiempo de conservacion de soportes tributarios, articulo 632 conservar informacion`,
    [books, call],
  ),
  ask(
    '¿Hay una parte exenta si vendo mi casa?',
    `
vendi la casa donde vivia aplica la exencion de las 5000 uvt, vendi mi apartamento y compre otro cuanto queda exento, ganancia ocasional por venta de vivienda
cuanto queda exento si vendo mi casa, utilidad exenta de la venta de la casa, vendi apartamento y pase la plata a una cuenta afc, exencion 311-1
si compro otra casa pago ganancia ocasional, venta de vivienda y cuenta afc, vendi mi casa para pagar la hipoteca hay beneficio, un cliente vendio la casa y quiere la exencion
la exencion de la casa aplica a no obligados a llevar contabilidad, como no pagar ganancia ocasional por la casa`,
    [write, call],
  ),
  ask(
    '¿Cuándo prescribe una deuda con la DIAN?',
    `
cuando prescriben las deudas con la dian, a los cuantos años se borra la deuda con la dian, en cuanto prescribe una deuda con la dian, prescripcion de impuestos, mi deuda de hace ocho años ya prescribio
cuanto tiempo tiene la dian para cobrarme, la deuda de renta de hace años todavia la cobran, como pido la prescripcion de una deuda`,
    [call, write],
  ),
  ask(
    '¿Qué dice un artículo o una ley?',
    `
que dice el articulo 771-5, el articulo 383 que dice, de que trata la ley 2277, que dice la ley 1819 de 2016, explicame el articulo 107 del estatuto, que dice el decreto 1625
articulo 240 del estatuto tributario, que establece la resolucion 42, que dice el concepto de la dian, me explicas el paragrafo 2 del articulo 437, texto del articulo 616-1`,
    [call, whatsapp],
  ),
  ask(
    '¿Cuál es el NIT de la firma?',
    `
cual es el nit de ustedes, nit de la firma, me dan su nit, necesito el nit de ustedes para el pago, razon social y nit de ustedes
donde aparece su nit, como se llama legalmente la firma, su nit por favor, con que nit facturan, a nombre de que empresa hago el pago, numero de nit de los contadores`,
    [{ href: '/tratamiento-datos', label: 'Ver los datos de la firma' }, call, mail],
  ),
]
