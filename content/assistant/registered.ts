import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { bogota } from './bogota'
import { laterIn } from './later'
import { call, incomeLink, mail, taxPage } from './reply-links'
import type { ReplyLink } from './replies'

const tax: ReplyLink = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' }
const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }

const ask = laterIn('registered')

export const registered: readonly KnownAnswer[] = [
  ask(
    '¿Cómo cambio las responsabilidades del RUT?',
    `como cambio las responsabilidades del rut, quitar la responsabilidad de iva del rut, como dejo de ser responsable de iva, agregar responsabilidad 52 en el rut, me inscribieron con responsabilidad 48 y no era
como quito la responsabilidad 48, pasar de responsable a no responsable de iva, cambiar codigo 49 por 48, quitar responsabilidad de exogena del rut, agregar una responsabilidad en el rut
el rut me salio con iva y no vendo, cancelar responsabilidades del rut, cambiar de responsable de iva a no responsable requisitos, como me quito el iva`,
    [tax, call],
  ),
  ask(
    '¿Qué actividad (código CIIU) pongo en el RUT?',
    `que codigo ciiu uso, cual es la actividad economica de una peluqueria, codigo ciiu de tienda de ropa, como agrego otra actividad economica al rut, cambiar la actividad economica del rut
que actividad pongo para vender comida, codigo de actividad para freelance, cuantas actividades puedo tener en el rut, codigo ciiu de diseño grafico, actividad secundaria en el rut
puedo facturar algo que no esta en mi rut, me equivoque de codigo ciiu, codigo ciiu para vender por internet, ciiu de programador`,
    [tax, call],
  ),
  ask(
    'La DIAN bloqueó o suspendió mi RUT',
    `la dian me bloqueo el rut, me suspendieron el rut, rut suspendido que hago, rut cancelado por la dian, mi rut aparece suspendido, como reactivo el rut, no me deja actualizar el rut porque esta bloqueado`,
    [tax, call],
  ),
  ask(
    '¿Cómo saco el certificado de la Cámara de Comercio?',
    `certificado de existencia y representacion legal, como saco el certificado de camara de comercio, donde descargo la camara de comercio, me piden camara de comercio actualizada, certificado de matricula mercantil, cuanto vale el certificado de camara de comercio`,
    [lawyer, call],
  ),
  ask(
    '¿Qué es el ReteIVA y quién lo hace?',
    `que es el reteiva, debo retener iva, quien retiene iva, cuando es obligatorio el reteiva, me retuvieron iva, autorretencion de iva, retencion de iva a un proveedor, certificado de reteiva`,
    [tax, call],
  ),
  ask(
    '¿Cuánto se paga en el SIMPLE?',
    `que tarifa del simple me toca, tarifa del simple para una tienda, cuanto se paga en el regimen simple, tabla de tarifas del simple, porcentaje del simple para profesionales, cuanto pago en el simple si vendo 20 millones al mes, en el simple puedo descontar el 4x1000`,
    [{ href: '/herramientas/regimen-simple', label: '¿SIMPLE u ordinario?' }, tax, call],
  ),
  ask(
    '¿Puedo tener una empresa siendo empleado?',
    `puedo crear una empresa siendo empleado, trabajo en una empresa y quiero montar la mia, empleado publico puede tener empresa, puedo facturar si tengo contrato laboral, tengo trabajo y quiero abrir una sas`,
    [lawyer, call],
  ),
  ask(
    '¿Presento en cero si no hubo movimiento?',
    `mi empresa no tuvo movimientos presento iva en cero, toca presentar iva en ceros, se presenta retencion en cero, sin ventas este bimestre debo declarar iva, no vendi nada presento el iva, empresa sin movimiento que declara
declaracion en ceros es obligatoria, que se presenta en cero, debo presentar ica en cero, anticipo del simple en cero`,
    [tax, call],
  ),
  ask(
    '¿Puedo hacer mi declaración de renta yo mismo?',
    `puedo hacer la renta yo solo, como hago la declaracion de renta yo mismo, hacer la renta por internet sin contador, necesito contador para declarar renta, declaracion sugerida de la dian, como se presenta la renta en la pagina de la dian`,
    [incomeLink, tax, call],
  ),
  ask(
    '¿Qué pide un banco para la cuenta de la empresa?',
    `quiero abrir una cuenta de banco para la empresa que piden, requisitos para cuenta bancaria de una sas, abrir cuenta empresarial, el banco no me abre la cuenta de la sas, cuenta a nombre de la empresa`,
    [lawyer, call],
  ),
  ask(
    '¿Qué es el formulario 210?',
    `que es el formulario 210, formulario 210 para que sirve, en que formulario declara una persona natural, formulario de la renta de personas naturales, formulario 210 o 110`,
    [incomeLink, tax, call],
  ),
  ask(
    '¿Qué es el RUT y para qué sirve?',
    `que es el rut, para que sirve el rut, que significa rut, que es el nit, diferencia entre rut y nit, para que me piden el rut, el nit es lo mismo que el rut
mi cedula es mi nit, que es eso del rut, rut y camara de comercio son lo mismo`,
    [tax, call],
  ),
  ask(
    '¿Mi servicio lleva IVA?',
    `el gimnasio cobra iva, la peluqueria cobra iva, soy diseñador cobro iva, mis clases particulares llevan iva, la asesoria lleva iva, cobro iva por reparar computadores, un abogado cobra iva
soy arquitecto mis honorarios llevan iva, servicio de aseo tiene iva, transporte de pasajeros lleva iva, servicio de fotografia con iva, spa y estetica cobra iva, un colegio cobra iva
curso online lleva iva, servicios de internet y software llevan iva, mano de obra lleva iva, alquiler de equipos iva, taller de mecanica cobra iva
doy clases de musica cobro iva, profesor particular tiene que cobrar iva, academia de baile lleva iva, clases de idiomas con iva, refuerzo escolar iva`,
    [tax, taxPage, call],
  ),
  ask(
    '¿Pago ICA si vendo por internet o desde la casa?',
    `pago ica si vendo por internet, tienda virtual paga ica, trabajo desde la casa pago industria y comercio, freelance debe pagar ica, tengo que inscribirme en el rit
ica para una tienda en linea, negocio virtual debe pagar industria y comercio, emprendimiento en casa ica, soy independiente pago ica en bogota`,
    [{ href: '/herramientas/vencimientos/ica-bogota', label: `Ver las fechas de ${bogota}` }, tax, call],
  ),
  ask(
    '¿Cuánto vale renovar la matrícula y qué pasa si no?',
    `cuanto vale renovar la camara de comercio, que pasa si no renuevo la matricula mercantil, no renove camara de comercio hace 2 años, multa por no renovar la matricula, cuanto cuesta la renovacion mercantil
debo tres años de camara de comercio, me van a cancelar la matricula por no renovar, la matricula esta vencida que hago, renovar camara de comercio de años atrasados, depuracion del registro mercantil
se me paso renovar la camara este año, cuanto debo en camara de comercio`,
    [{ href: '/herramientas/vencimientos/matricula-mercantil', label: 'Ver la fecha' }, lawyer, call],
  ),
  ask(
    '¿Los pensionados declaran renta?',
    `los pensionados declaran renta, mi papa es pensionado debe declarar, pension de 4 millones declara renta, una pensionada paga impuesto de renta, la mesada cuenta para declarar
pensionado con casa declara renta, me jubile sigo declarando, adulto mayor debe declarar renta, pension del exterior declara en colombia, viuda con pension debe declarar`,
    [incomeLink, tax, call],
  ),
  ask(
    'Tengo sueldo y otros ingresos, ¿cómo declaro?',
    `soy empleado y tengo un arriendo como declaro, tengo sueldo y negocio aparte como declaro, trabajo y ademas facturo por servicios como declaro, salario mas honorarios en la renta, ingresos de arriendo y salario
soy asalariado y vendo por catalogo declaro todo, medico con contrato y consultorio particular como declara, empleado con taxi propio como declara, tengo empleo y un airbnb que declaro, cedulas de la declaracion de renta salario y capital`,
    [incomeLink, tax, call],
  ),
  ask(
    '¿Qué impuesto pago por un premio, un carro o una casa que vendí?',
    `cuanto pago de impuesto por vender un apartamento, vendi mi carro tengo que declararlo, me gane un premio que impuesto pago, impuesto de ganancia ocasional por vender casa, cuanto es el impuesto por vender una finca
me gane una rifa debo pagar impuestos, vendi la moto declaro, que se paga al vender un lote, impuestos al vender mi casa, retencion en la notaria por vender un inmueble, gane la loteria cuanto me quitan`,
    [tax, incomeLink, call],
  ),
  ask(
    '¿Cuánto tiempo tienen para responder una petición o un reclamo?',
    `en cuanto tiempo responden un derecho de peticion, plazo para responder una pqr, cuantos dias tienen para contestar un reclamo, cuanto se demoran en responder una queja, terminos de respuesta pqr
cuanto demora un derecho de peticion ante la dian, en cuantos dias habiles responden una pqrs, no me han respondido el derecho de peticion, plazo de la dian para contestar una solicitud, cuanto tienen para responderme sobre mis datos`,
    [{ href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' }, mail, call],
  ),
]
