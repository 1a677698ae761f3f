import { contactHref } from '../contact-topics'
import { simpleRegime } from '../tools/guides/simple-regime'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, taxPage } from './reply-links'
import type { ReplyLink } from './replies'

const tax: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }
const simple: ReplyLink = { href: simpleRegime.path, label: simpleRegime.name }
const simpleDates: ReplyLink = {
  href: '/herramientas/vencimientos/regimen-simple',
  label: 'Ver las fechas del SIMPLE',
}

const ask = laterIn('taxedOrNot')

export const taxedOrNot: readonly KnownAnswer[] = [
  ask(
    '¿Los servicios de salud llevan IVA?',
    `soy psicologa debo cobrar iva, soy odontologo cobro iva, las consultas medicas llevan iva, terapias con iva o sin iva, soy fisioterapeuta tengo que cobrar iva
un medico cobra iva, consultorio odontologico iva, psicologo consulta particular iva, laboratorio clinico iva, los servicios de salud tienen iva, nutricionista cobra iva
soy enfermera cuido pacientes cobro iva, terapeuta ocupacional factura con iva, tratamiento estetico lleva iva, clinica veterinaria cobra iva, optometra iva en consulta`,
    [tax, call, taxPage],
  ),
  ask(
    '¿Un restaurante cobra IVA o impuesto al consumo?',
    `carrito de perros calientes cobra impoconsumo, puesto de comida en la calle impoconsumo, un restaurante cobra iva o impoconsumo, iva de restaurante 19 u 8, impuesto al consumo en restaurante, vendo almuerzos debo cobrar impoconsumo, cafeteria cobra iva o 8 por ciento
panaderia iva o impuesto al consumo, tengo un bar que impuesto cobro, franquicia de comida cobra iva, heladeria que impuesto lleva, domicilios de comida llevan impuesto al consumo, comidas rapidas iva
food truck impuesto, que es el impoconsumo del restaurante, desde cuanto un restaurante cobra el 8, vendo empanadas y jugos que impuesto cobro, fruteria impoconsumo, catering iva o consumo`,
    [{ href: '/herramientas/vencimientos/impuesto-al-consumo', label: 'Ver las fechas' }, tax, call],
  ),
  ask(
    '¿Qué alimentos llevan IVA?',
    `los huevos tienen iva, la carne paga iva, el pollo lleva iva, el queso tiene iva, las verduras pagan iva, vendo frutas y verduras cobro iva, la leche tiene iva
exento o excluido el pollo, tienda de barrio que productos tienen iva, vendo papa y cebolla llevan iva, el pescado paga iva, iva de la canasta familiar, carniceria cobra iva
los alimentos tienen iva, diferencia entre exento y excluido en la tienda, la miel lleva iva, la panela tiene iva, fruver cobra iva`,
    [tax, call],
  ),
  ask(
    '¿Lo que vendo lleva IVA?',
    `la ropa paga iva, los libros tienen iva, los computadores tienen iva, vendo celulares llevan iva, la venta de carros usados lleva iva, los zapatos tienen iva, vendo productos de aseo con iva
las medicinas tienen iva, los muebles pagan iva, joyas y bisuteria iva, cosmeticos llevan iva, vendo artesanias cobro iva, productos usados llevan iva, los cuadernos tienen iva, que cosas llevan iva del 5`,
    [tax, taxPage, call],
  ),
  ask(
    '¿En el SIMPLE se cobra IVA y hacen retención?',
    `mi contratista es del simple le descuento retencion, los del simple cobran iva, en el regimen simple cobro iva, simple y retencion en la fuente, si estoy en el simple me retienen, el simple hace retencion a sus proveedores
estoy en regimen simple me practicaron retefuente, me retuvieron siendo del simple, soy del simple debo retener, el simple paga reteica, iva en el regimen simple cada cuanto
como declara iva uno del simple, un cliente me retuvo y soy simple que le digo, al regimen simple se le hace autorretencion, simple factura con iva`,
    [simpleDates, tax, call],
  ),
  ask(
    'No pagué un anticipo del SIMPLE',
    `no pague un anticipo del simple, se me paso el anticipo bimestral del simple, debo anticipos del regimen simple, no presente el formulario 2593, que pasa si no pago el anticipo del simple
estoy atrasado con el simple, deje de pagar dos bimestres del simple, me sacan del simple por no pagar, anticipo del simple vencido, el 2593 en cero se presenta`,
    [call, simpleDates, { href: '/herramientas/declarar-tarde', label: 'Calcular intereses' }],
  ),
  ask(
    'Si entro al SIMPLE, ¿cuándo pago y qué presento?',
    `si me paso al simple cuando pago, que formularios presento en el simple, como se paga el regimen simple, cada cuanto se paga el simple, fechas y formularios del simple
que obligaciones tengo en el simple, calendario del simple para 2027, cuantas veces al año se paga en el simple, obligaciones del regimen simple`,
    [simpleDates, simple, call],
  ),
]
