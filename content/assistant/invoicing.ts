import { contactHref } from '../contact-topics'
import { invoiceCheck } from '../tools/invoice-check'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call } from './reply-links'
import type { ReplyLink } from './replies'

const check: ReplyLink = { href: invoiceCheck.path, label: invoiceCheck.name }
const books: ReplyLink = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }

const ask = laterIn('invoicing')

export const invoicing: readonly KnownAnswer[] = [
  ask(
    '¿Qué es una nota crédito y una nota débito?',
    `le facture a un cliente de mas como se corrige, cobre millones de mas en una factura, diferencia entre nota credito y nota debito, que es una nota credito, que es una nota debito, cuando se hace nota credito, cuando se hace nota debito, para que sirve una nota credito
facture por mas valor que hago, facture por menos valor, cobre de menos en la factura, nota credito parcial, el cliente devolvio una parte de la mercancia, hice un descuento despues de facturar
nota credito o anular la factura, devolucion de un producto ya facturado, como bajo el valor de una factura, como subo el valor de una factura ya emitida, me devolvieron parte del pedido`,
    [check, books, call],
  ),
  ask(
    'Se venció o se acabó mi numeración de facturación',
    `se vencio la resolucion de facturacion, se me acabo la numeracion, resolucion de facturacion vencida que hago, se acabaron los numeros de la factura, como pido numeracion en la dian
renovar la resolucion de facturas, autorizacion de numeracion vencida, puedo facturar con la resolucion vencida, facture con una resolucion vencida, pedir mas consecutivos
llegue al ultimo numero de facturas electronicas, se acabo el rango de numeros de factura electronica, como solicito rangos de numeracion, prefijo de facturacion nuevo, rango agotado, cuanto dura la resolucion de facturacion, como pido la resolucion de facturacion, donde se saca la autorizacion de numeracion`,
    [books, call, check],
  ),
  ask(
    '¿Cómo le entrego la factura electrónica al cliente?',
    `como le mando la factura al cliente, es obligatorio enviar el xml, que le envio al cliente la factura pdf o xml, el cliente dice que no le llego la factura, entregar factura electronica impresa sirve, en que formato se entrega la factura electronica, mi cliente perdio la factura y me la pide de nuevo, reenviar una factura al cliente`,
    [check, books, call],
  ),
  ask(
    '¿Qué pasa si no facturo?',
    `que pasa si no facturo electronicamente, multa por no facturar, sancion por no expedir factura, me pueden cerrar por no facturar, vendo sin factura que me pasa, no facturo todas las ventas que riesgo hay, cuanto es la multa por no facturar`,
    [books, call],
  ),
  ask(
    '¿Cómo facturo sin internet?',
    `facturar sin internet, se cayo el sistema y no puedo facturar, la dian esta caida y tengo que facturar, factura de contingencia, no hay luz y debo facturar, el programa de facturacion no funciona hoy, se daño mi programa de facturacion como facturo mientras, el software de facturas esta caido y tengo clientes esperando, se me bloqueo el facturador, el programa de facturas no funciona que hago mientras tanto`,
    [books, call],
  ),
  ask(
    '¿La DIAN tiene un facturador gratis?',
    `facturar electronicamente sin pagar un programa, no quiero pagar software de facturacion, como facturo gratis con la dian, facturador gratuito de la dian, solucion gratuita dian, programa gratis para facturar, software gratuito de facturacion electronica de la dian
la dian da un programa para hacer facturas, factura electronica gratis, no tengo plata para un programa de facturacion, hago pocas facturas hay algo gratis, como hago una factura en la pagina de la dian`,
    [books, call],
  ),
  ask(
    '¿Puedo facturar o pasar cuenta de cobro sin ser responsable de IVA?',
    `cuenta de cobro si no soy responsable de iva, puedo facturar sin ser responsable de iva, no responsable de iva que documento entrega, que le entrego a mi cliente si no facturo
no responsable puede hacer factura electronica voluntaria, mi cliente pide factura y soy no responsable, como hago una cuenta de cobro, que lleva una cuenta de cobro, cuenta de cobro por servicios
la empresa me pide documento soporte y cuenta de cobro, soy regimen simplificado puedo facturar, pasar cuenta de cobro sin rut, cobro con cuenta de cobro es legal, modelo de cuenta de cobro`,
    [books, call],
  ),
  ask(
    '¿Cuándo se transmite el documento soporte?',
    `hasta cuando hay plazo para el documento soporte, cada cuanto se transmite el documento soporte, documento soporte plazo para enviarlo a la dian, se me paso transmitir el documento soporte
documento soporte semanal, puedo hacer un documento soporte del mes, cuando se hace el documento soporte, plazo documento soporte con no obligados`,
    [books, call],
  ),
  ask(
    '¿Cómo se maneja la caja menor?',
    `como manejo la caja menor, caja menor en la contabilidad, un recibo de caja menor sirve como gasto, soportes de caja menor, gastos sin factura de caja menor
como legalizo la caja menor, reembolso de caja menor, los tiquetes de taxi sirven como gasto, compras pequeñas sin factura como las soporto, recibos de tienda sirven de soporte, arqueo de caja`,
    [books, call],
  ),
  ask(
    '¿Cómo le facturo a un cliente del exterior?',
    `le cobro iva a un cliente de españa por una pagina web, cliente de otro pais le cobro iva por un diseño, facturar a una empresa del exterior, factura de exportacion de servicios, que debe llevar una factura a un cliente de estados unidos, facturo en dolares a un cliente de afuera
factura electronica a extranjero sin nit, le presto servicios a una empresa gringa como facturo, exporto servicios de diseño llevan iva, freelance con clientes en el exterior cobra iva
exportacion de servicios iva cero, contrato para exportar servicios, requisitos para que mi servicio al exterior no tenga iva, factura en dolares que tasa uso, le programo a una empresa de canada con iva o sin iva`,
    [{ href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }, call],
  ),
]
