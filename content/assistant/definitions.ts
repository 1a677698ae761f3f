import { contactHref } from '../contact-topics'
import { simpleRegime } from '../tools/guides/simple-regime'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call, incomeLink, taxPage } from './reply-links'

const dates = '/herramientas/vencimientos'

const ask = laterIn('definitions')

/** Definitions of words of accounting and taxes, for students and for people who found the word in a document. */
export const definitions: readonly KnownAnswer[] = [
  ask(
    '¿Qué es la autorretención?',
    `
diferencia entre retencion y autorretencion, que es autorretencion
cual es la diferencia entre retener y autorretenerse, explicame la autorretencion para una exposicion
que es la autorretencion especial de renta, quien se autorretiene, retefuente y autorretefuente es lo mismo
en clase nos preguntan retencion vs autorretencion, por que una empresa se retiene ella misma
la empresa dice que es autorretenedora no le retenga, si el proveedor es autorretenedor le retengo
responsabilidad 15 autorretenedor que es, tarea sobre autorretencion en la fuente,
autorretenedor con palabras sencillas,
si soy autorretenedor igual me retienen, ejemplo de autorretencion, que quiere decir que una empresa se autorretiene`,
    [{ href: `${dates}/retencion-en-la-fuente`, label: 'Ver las fechas' }, taxPage],
  ),
  ask(
    '¿Qué es la revisoría fiscal?',
    `
que es la revisoria fiscal, para que sirve un revisor fiscal, que hace un revisor fiscal, funciones del revisor fiscal
necesito hacer un trabajo sobre revisoria fiscal, en que consiste la revisoria
que revisa el revisor fiscal en una empresa, quien nombra al revisor fiscal, que es un dictamen de revisor fiscal
diferencia entre revisoria fiscal y auditoria, la revisoria y la auditoria son lo mismo
tengo un parcial de revisoria fiscal que es eso, quien puede ser revisor fiscal, el revisor fiscal es empleado de la empresa,
para la u que hace un revisor fiscal, quiero saber la definicion de revisor fiscal para una exposicion,
revisoria fiscal vs auditoria externa diferencias, que responsabilidad tiene un revisor fiscal, historia de la revisoria fiscal en colombia,
es obligatorio que sea contador el revisor fiscal`,
    [
      { href: '/herramientas/revisor-fiscal', label: '¿Obligado a revisor fiscal?' },
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer más sobre revisoría fiscal' },
    ],
  ),
  ask(
    '¿Qué es el RUB?',
    `
que es el rub, para que es el rub
mi empresa tiene que hacer el rub, como se hace el rub, cuando se actualiza el rub
que pasa si no hice el rub, rub de una fundacion
el banco me pide el certificado de beneficiarios finales, composicion accionaria rub, rub dian que es,
me piden el rub y no se que es, registro de beneficiarios finales como se llena, tengo que reportar a mis socios ante la dian,
rub plazo para empresa nueva, el rub se hace en la camara o en la dian, beneficiario final de una sas con un solo accionista,
se me paso reportar el rub`,
    [
      { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' },
      { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' },
      call,
    ],
  ),
  ask(
    '¿En qué se diferencian el SIMPLE y el ordinario?',
    `
diferencias entre regimen simple y ordinario, regimen simple vs ordinario cuadro comparativo, simple versus ordinario
que comparo para saber si simple u ordinario, en que se diferencia el simple del regimen normal, pros y contras del simple
explicame el simple y el ordinario para un trabajo, que miro antes de pasarme al simple, desventajas del regimen simple
el simple reemplaza que impuestos, en el simple pago ica aparte, en el simple me hacen retencion
que es mas barato simple u ordinario, como comparo los dos regimenes con mis numeros,
tengo un gimnasio y facturo veinte millones al mes que regimen me sirve, vendo 30 millones mensuales simple u ordinario,
con un bar y tres empleados que regimen conviene, cual de los dos regimenes pago menos con una barberia`,
    [{ href: simpleRegime.path, label: simpleRegime.name }, taxPage, call],
  ),
  ask(
    '¿Qué son activo, pasivo y patrimonio?',
    `
que es un activo, que es un pasivo, que es el patrimonio, que es la ecuacion contable
que es la partida doble, que es el debe y el haber, que es debito y credito en contabilidad, que es una cuenta t
que es un asiento contable, que es el puc, que es causar una factura, que es causacion, que es el devengo
que es depreciacion, que es amortizar, que es una provision, que es el balance general
que son estados financieros, que es el flujo de caja, que es conciliacion bancaria, que es costo y que es gasto
diferencia entre costo y gasto, que es inventario periodico, que es una cuenta por cobrar, que es la cartera
que es utilidad bruta, que es ebitda, que es capital de trabajo, que son las niif, que es contabilidad para dummies
estudio contaduria y no entiendo los asientos, me ayudas con la tarea de contabilidad, resuelveme este taller de contabilidad
hazme el trabajo de la universidad, soy estudiante tengo un examen de contabilidad, ejercicio de contabilidad resuelto
que es el libro diario, que es el libro mayor, que es un comprobante de egreso, que es una nota contable
que es un cierre contable, que es una cuenta puente, como se hace un balance,
me explicas el balance general, que va en el activo corriente, cual es la diferencia entre ingreso y utilidad,
explicame la causacion con un ejemplo, clases de cuentas contables, para que sirve un estado de resultados, como se registra una compra a credito, diferencia entre contabilidad y finanzas,
que es la partida doble para niños, que significa cuenta por pagar, que es eso de niif plenas`,
    [{ href: '/servicios/asesoria-contable#preguntas', label: 'Leer las preguntas frecuentes' }],
  ),
  ask(
    '¿Qué es la declaración de renta?',
    `
que es el impuesto de renta, que es la declaracion de renta, para que sirve declarar renta, que significa declarar
que es renta liquida, que es el patrimonio bruto, que son ingresos brutos, declarar es lo mismo que pagar
si declaro tengo que pagar, siempre que uno declara paga, por que tengo que declarar si no tengo plata
que es la renta explicado facil, declarar renta es malo, que gano con declarar renta, que son las cedulas de renta,
por que si gano poco tengo que declarar, si declaro me van a cobrar, declarar en ceros que es, que diferencia hay entre declarar y pagar renta,
nunca he declarado que es eso y para que sirve, me da miedo declarar por primera vez es obligatorio pagar,
que es la declaracion de renta con peras y manzanas`,
    [incomeLink, taxPage],
  ),
  ask(
    '¿Qué es el IVA?',
    `
que es el iva, para que es el iva, como funciona el iva, que es iva generado
quien paga el iva, por que se cobra iva, explicame el iva, que es reteiva, que es la retencion de iva
que es el impuesto al consumo, diferencia entre iva e impuesto al consumo, el iva lo paga el vendedor o el comprador
tarea que es el iva, que es un impuesto indirecto, que es el 4x1000, que es el gmf, que es el gravamen a los movimientos
que son impuestos nacionales y municipales, tipos de impuestos en colombia, que impuestos hay en colombia,
soy estudiante para que sirve el iva, diferencia entre iva descontable y generado, iva explicado para principiantes,
que quiere decir iva excluido, que es el impuesto al valor agregado, cuales impuestos son del municipio`,
    [taxPage, { href: dates, label: 'Ver qué vence y cuándo' }],
  ),
  ask(
    '¿Qué son prestaciones, seguridad social y parafiscales?',
    `
que es la seguridad social, que son parafiscales, que son las prestaciones sociales, que son las cesantias
que es la prima, que es la ugpp, que es el ibc, que es el ingreso base de cotizacion
que es la dotacion, que es el auxilio de transporte, que es la arl, que es la caja de compensacion
que son intereses a las cesantias, que significa smmlv, diferencia entre salario y prestaciones, que es la nomina
que incluye una liquidacion laboral, que es un contrato a termino fijo, que es un contrato por obra o labor
tipos de contrato de trabajo, que es un contrato de aprendizaje, que es factor prestacional,
que son prestaciones sociales y cuales son, que es un salario integral con ejemplo, que quiere decir ibc, que son los parafiscales para una tarea,
que diferencia hay entre prima y cesantias`,
    [{ href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre fechas y pagos' }, call],
  ),
]
