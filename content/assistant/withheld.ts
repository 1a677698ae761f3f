import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, figuresLink, incomeLink, lateLink } from './reply-links'
import type { ReplyLink } from './replies'

const tax: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }
const withholdingDates: ReplyLink = {
  href: '/herramientas/vencimientos/retencion-en-la-fuente',
  label: 'Ver las fechas de retención',
}

const ask = laterIn('withheld')

export const withheld: readonly KnownAnswer[] = [
  ask(
    '¿Cómo consigo mi certificado de ingresos y retenciones?',
    `no me han llegado los certificados de retencion y tengo que declarar, mi jefe anterior no me manda el 220, necesito el 220 de mi antigua empresa, mi empresa no me da el certificado de ingresos y retenciones, certificado de ingresos y retenciones de mi trabajo anterior, mi exjefe no me entrega el certificado laboral de retencion, formulario 220
cuando entregan el certificado de ingresos y retenciones, donde descargo mi certificado de ingresos y retenciones, como saco el certificado de ingresos de mi empleo viejo, no tengo el certificado de retenciones de la empresa
la empresa donde trabajaba cerro y necesito el certificado, plazo para entregar certificados de ingresos a los empleados, debo darle certificado de ingresos a mis empleados, hasta cuando me dan los certificados para la renta`,
    [tax, call, incomeLink],
  ),
  ask(
    'Me retuvieron y no me dan el certificado',
    `mi cliente me retuvo y no me da certificado, certificado de retencion en la fuente de un cliente, como pido el certificado de retefuente, no me mandan el certificado de retencion por honorarios
cuando me deben dar el certificado de retencion, me descontaron retencion y no aparece en la dian, el cliente retuvo y no pago a la dian, certificado de reteica, certificado de reteiva plazo
debo expedir certificado de retencion a mis proveedores, hasta cuando expido certificados de retencion`,
    [tax, call],
  ),
  ask(
    'Me retuvieron de más',
    `me retuvieron de mas, me hicieron retencion de mas en una cuenta de cobro, retencion mal practicada, me descontaron retefuente que no era, como recupero una retencion en exceso
me retuvieron y no debian, no declaro renta y me retuvieron, me aplicaron una tarifa mas alta de retencion, retencion indebida que hago, pido devolucion de la retencion a mi cliente
le retuve de mas a un proveedor como lo devuelvo, me quitaron retencion por error`,
    [tax, call],
  ),
  ask(
    '¿Desde qué sueldo hay retención?',
    `desde cuanto le retienen a un empleado, desde que sueldo hay retencion en la fuente, retencion en la fuente por salario, gano 5 millones me hacen retencion, base de retencion de salarios
cuanto es la retencion de un sueldo de 8 millones, tabla de retencion de salarios 2026, a mi empleado le debo hacer retefuente, por que me quitan retencion de la nomina, procedimiento 1 de retencion salarios
me descuentan retencion en el sueldo es normal, articulo 383 salario, retencion a un pensionado`,
    [figuresLink, { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }, call],
  ),
  ask(
    '¿Qué retención le hago a un contratista?',
    `que retencion le hago a un contratista persona natural, cuanto me retienen por honorarios si soy persona natural, retencion a un independiente por prestacion de servicios, retencion por honorarios a no declarante
a un freelance le retengo 10 o 11, soy contratista cuanto me descuentan de retencion, cuanto le retengo a un ingeniero por cuenta de cobro, a una persona natural sin empleados se le aplica la tabla
me retuvieron el 11 y soy persona natural, retencion de un contrato de prestacion de servicios de 4 millones, le pago a un diseñador 3 millones cuanto retengo, no tengo trabajadores me aplica la tabla de salarios`,
    [tax, call],
  ),
  ask(
    '¿Desde cuánto se retiene en compras, servicios o arriendos?',
    `base para retener en compras, cuanto es la retencion de una compra, cuanto es la retencion por arriendo, desde que base se hace retencion, porcentaje de retencion por servicios, desde que monto se hace retencion por compras, base de retencion por servicios 2026, retencion por arriendo de una bodega, tarifa de retencion por compras, desde cuanto se retiene por servicios
el arriendo de un local lleva retefuente, cuanto le retengo a un proveedor de mercancia, base minima de retencion en la fuente, retencion por transporte de carga, retencion por arrendamiento de inmueble
cuantas uvt es la base de compras, retencion por servicios de aseo, reteica por arriendo en bogota, me compraron mercancia y me retuvieron cuanto es`,
    [tax, call, withholdingDates],
  ),
  ask(
    '¿Cuánto es la sanción mínima?',
    `cuanto es la sancion minima, sancion minima 2026, valor de la sancion minima de la dian, a cuanto equivale la sancion minima, sancion minima en pesos, la multa mas baja de la dian
cual es la minima sancion tributaria este año, sancion minima 10 uvt, aplica sancion minima si declaro en ceros tarde, presente en ceros tarde cuanto pago`,
    [lateLink, figuresLink, call],
  ),
  ask(
    '¿Qué papeles necesito para declarar renta?',
    `que llevo para que me hagan la renta, que papeles le llevo al contador para la renta, que necesito llevar para que me hagan la declaracion, papeles se necesitan para hacer la declaracion, que papeles necesito para la declaracion de renta, que documentos necesito para declarar renta, documentos para la renta de persona natural, que le pido al banco para la renta, lista de papeles para declarar
que certificados se necesitan para la renta, que reuno para hacer mi declaracion, soportes para la declaracion de renta de un empleado, papeles para la renta de un independiente, que debo tener listo para declarar
documentos para la renta de mi mama pensionada, requisitos para declarar renta por primera vez, que lleva uno al contador para la renta`,
    [incomeLink, tax, call],
  ),
  ask(
    'Tengo una casa o un apartamento, ¿declaro renta?',
    `tengo un apartamento y gano poco declaro renta, vendi un apto heredado debo declarar, vendi una casa y no se si declaro, compre apartamento con credito me toca declarar, tengo dos casas y no trabajo declaro
vender un inmueble me obliga a declarar, mi casa vale 400 millones declaro renta, vivo de arriendos y tengo un local declaro, herede una casa declaro renta, compre carro y moto el mismo año declaro
soy ama de casa y tengo una finca declaro renta, el valor de la casa cuenta para declarar`,
    [incomeLink, tax, call],
  ),
]
