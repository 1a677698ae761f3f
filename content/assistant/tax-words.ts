import { bogota } from './bogota'
import type { KnownAnswer } from './answers'
import { call, incomeLink, taxPage, write } from './reply-links'

const dates = '/herramientas/vencimientos'

export const taxWords: readonly KnownAnswer[] = [
  {
    topic: '¿Qué es el formulario 350?',
    asked: `como se declara la retencion que hice, donde declaro las retenciones practicadas, formulario 350, formulario de retencion, f350,
para que es el 350, como lleno el 350, debo presentar el 350 si no hice retenciones, el formulario de la retefuente cual es`,
    text: [
      'El 350 es la declaración de retención en la fuente, con las autorretenciones. Se presenta cada mes; un mes sin retenciones no hace falta presentarla (DUR 1625 de 2016, artículo 1.6.1.13.2.33).',
    ],
    links: [{ href: `${dates}/retencion-en-la-fuente`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué es el formulario 300?',
    asked: `formulario 300, formulario de iva, formulario del iva,
en que formulario declaro el iva, como se llena el 300`,
    text: ['El 300 es la declaración de IVA: cada dos meses o cada cuatro, según tus ingresos.'],
    links: [
      { href: `${dates}/iva-bimestral`, label: 'Fechas del bimestral' },
      { href: `${dates}/iva-cuatrimestral`, label: 'Fechas del cuatrimestral' },
      taxPage,
    ],
  },
  {
    topic: '¿Qué es el formulario 110?',
    asked: `formulario 110, formulario renta empresa,
que formulario usan las sociedades para renta`,
    text: ['El 110 es la declaración de renta de las empresas, y también la de ingresos y patrimonio.'],
    links: [{ href: `${dates}/renta-empresas`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué formularios tiene el SIMPLE?',
    asked: `formulario 2593, formulario 260, formulario del simple, formulario simple,
que formulario es el del regimen simple, como se presenta el anticipo del simple, cuando no tengo ventas presento el 2593`,
    text: [
      'En el régimen SIMPLE, el 2593 es el anticipo de cada bimestre y el 260, la declaración anual. El anticipo se presenta aunque dé cero; una persona natural con ingresos de menos de 3.500 UVT no lo presenta (E.T., art. 910, parágrafo 3).',
    ],
    links: [{ href: `${dates}/regimen-simple`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué es el formulario 310?',
    asked: `formulario 310, formulario impuesto al consumo,
formulario del impoconsumo`,
    text: ['El 310 es la declaración del impuesto nacional al consumo, cada dos meses.'],
    links: [{ href: `${dates}/impuesto-al-consumo`, label: 'Ver las fechas' }, taxPage],
  },
  {
    topic: '¿Qué es el ICA y quién lo paga?',
    asked: `que es el ica, que es ica, que significa ica, impuesto industria comercio, ica bogota, ica de bogota, quien paga ica, quienes pagan ica,
que es eso de industria y comercio, para que sirve el ica, quien tiene que pagar industria y comercio, si vendo por internet pago ica,
me toca ica si trabajo desde la casa, avisos y tableros que es, me dicen que debo inscribirme en el rit, soy independiente pago ica en bogota,
mi negocio por redes sociales paga industria y comercio, una oficina virtual paga ica, cada cuanto es el ica en bogota,
el ica es lo mismo que el iva, soy peluquera debo pagar industria y comercio`,
    text: [
      `El ICA es el impuesto de industria y comercio: se paga en cada municipio donde hay actividad. En ${bogota} es cada dos meses si el impuesto del año anterior pasó de 391 UVT, y una vez al año si no (Resolución SDH-000195 de 2025). No depende de tener local: trabajar desde la casa o vender por internet también es actividad, y hay que inscribirse en el RIT. La tarifa depende de la actividad: no la doy sin verla.`,
    ],
    links: [{ href: `${dates}/ica-bogota`, label: `Fechas del ICA de ${bogota}` }, taxPage, call],
  },
  {
    topic: '¿Quién paga el impuesto al patrimonio?',
    asked: `impuesto al patrimonio, a quien le toca el impuesto al patrimonio, quien paga impuesto al patrimonio, debo pagar impuesto al patrimonio 2026, tarifa del impuesto al patrimonio`,
    text: [
      'Depende del patrimonio que tienes el 1 de enero, ya restadas las deudas: por la norma permanente, desde 72.000 UVT (E.T., arts. 292-3 y 294-3). Lo de 2026 cambió con decretos que se discutieron: cuéntanos tu caso y una persona te responde con lo que quedó vigente. En el RUT es el código 03.',
    ],
    links: [
      { href: '/herramientas/vencimientos/impuesto-al-patrimonio', label: 'Ver las fechas' },
      write,
      call,
    ],
  },
  {
    topic: '¿Cuándo se pagan el predial y el de vehículos?',
    asked: `predial, impuesto predial, predial bogota, pagar predial, impuesto vehiculo, impuesto vehicular, impuesto del carro, impuesto del vehiculo, impuestos del carro, impuesto de la casa,
donde pago el impuesto de mi carro, cuanto me sale el predial, se me vencio el impuesto de la moto, cuando vence el impuesto vehicular,
descargar recibo del predial, impuesto de rodamiento, el predial de mi casa me llego muy caro`,
    text: [
      `En ${bogota}, para 2026, el predial vencía el 10 de julio (el 17 de abril con 10% de descuento) y el de vehículos, el 24 de julio (el 15 de mayo con descuento), según la Resolución SDH-000195 de 2025. Las fechas de 2027 y las de otras ciudades no las tengo confirmadas: míralas en la secretaría de hacienda de tu ciudad.`,
    ],
    links: [call],
  },
  {
    topic: '¿Qué es el CUFE?',
    asked: `que es el cufe, que es cufe, para que sirve el cufe, significa cufe, cude,
que es ese codigo tan largo de la factura electronica, que diferencia hay entre cufe y cude`,
    text: [
      'El CUFE es el código único de una factura electrónica: se calcula con su número, fecha, valores, impuestos y los dos NIT, más la clave técnica, que tiene quien factura y no viene en el XML. Si un dato cambia, el código ya no coincide; guardar el XML de nuevo no lo cambia, pero daña la firma. La herramienta revisa el código con tu XML, sin enviarlo.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }],
  },
  {
    topic: '¿Qué es el RADIAN?',
    asked: `radian, que es radian, para que sirve radian, acuse de recibo, eventos radian, aceptacion de factura, aceptacion tacita, aceptar factura,
como acepto una factura electronica que me llego, mi proveedor me pide el acuse de recibo, que es un titulo valor en facturas,
que pasa si no acepto la factura de un proveedor, que son los eventos de la factura, como hago factoring con mis facturas`,
    text: [
      'En las ventas a crédito, el comprador envía a la DIAN el acuse de recibo de la factura y el recibo del bien o servicio; si no reclama, la factura se entiende aceptada 3 días hábiles después de recibirlo (Decreto 1154 de 2020 y Resolución DIAN 000085 de 2022). El RADIAN es el registro donde quedan esos eventos.',
    ],
    links: [{ href: '/servicios/asesoria-contable#preguntas', label: 'Leer sobre facturación' }, call],
  },
  {
    topic: '¿Qué es la factura electrónica?',
    asked: `que es la factura electronica, que es una factura electronica, que es factura electronica, significa factura electronica,
para que es la factura electronica, el pdf de la factura es la factura, es lo mismo factura electronica que factura de computador`,
    text: [
      'Es un archivo XML firmado que la DIAN valida; el PDF solo lo representa. Puedes comprobar el tuyo en la herramienta: sumas, NIT, CUFE y la respuesta de la DIAN.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }, call],
  },
  {
    topic: '¿Qué diferencia hay entre contador y revisor fiscal?',
    asked: `diferencia entre contador y revisor, contador y revisor fiscal, diferencia contador revisor, diferencia revisor contador,
que hace un revisor fiscal distinto al contador, para que un revisor si ya tengo contador, es lo mismo contador que auditor`,
    text: [
      'El contador lleva la contabilidad y prepara las cifras. El revisor fiscal las examina con independencia y firma el dictamen. Por eso no pueden ser la misma persona.',
    ],
    links: [
      { href: '/herramientas/revisor-fiscal', label: '¿Obligado a revisor fiscal?' },
      { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
    ],
  },
  {
    topic: '¿Qué es la DIAN?',
    asked: `que es la dian, que significa dian, que es dian,
que hace la dian, que significan las siglas dian, para que existe la dian`,
    text: ['La DIAN es la entidad que recauda los impuestos nacionales y las aduanas.'],
    links: [{ href: dates, label: 'Ver qué vence y cuándo' }, call],
  },
  {
    topic: '¿Qué dice la casilla 53 del RUT?',
    asked: `que es el rut, para que sirve el rut, que es rut, casilla 53, codigos del rut, responsabilidades en el rut, que significan los numeros de responsabilidades del rut, que quiere decir responsabilidad 49,
que es la responsabilidad 05, para que piden el rut, donde veo en el rut si soy responsable de iva, que es un codigo ciiu`,
    text: [
      'El RUT es el registro de la DIAN que dice quién eres y qué te toca. Tus obligaciones están en la casilla 53: por ejemplo, 05 es renta, 48 es IVA, 07 es retención, 47 es el régimen SIMPLE y 14 es información exógena.',
    ],
    links: [{ href: dates, label: 'Ver mis fechas' }, write, call],
  },
  {
    topic: 'Claves, citas y pagos en la DIAN',
    needs:
      'dian muisca firma electronica rut 490 pse recibo cita citas pagar pago pagos banco agendamiento instrumento mecanismo',
    asked: `paz y salvo de la dian, me piden un paz y salvo de la dian, estado de cuenta de la dian, formulario 210 en blanco, me envian el formulario de la dian, clave de la dian, clave dian, se me olvido la clave de la dian, no recuerdo la contraseña de la dian, perdi la clave del portal de la dian, contraseña de la dian, usuario dian, correo de la dian con la clave, dian con la clave, firma electronica, firma electronica de la dian, perdi mi firma electronica, cita en la dian, cita dian, cita con la dian, telefono de la dian, telefono dian, numero de la dian, direccion de la dian, donde queda la dian, horario de la dian, muisca, pagar la dian con tarjeta, pagar dian tarjeta, pagina de la dian, pagina dian,
no puedo entrar al muisca, como recupero mi cuenta de la dian, la pagina de la dian esta caida,
se me olvido la contraseña del muisca, no me deja firmar en la dian, donde pido turno en la dian,
como habilito mi usuario en la dian, no me acuerdo de la clave de la dian, como cambio mi clave dian, la dian no me manda el codigo, en que horario atiende la dian, como hablo con la dian,
necesito cita con la dian y no hay agenda, como pago la renta por pse, donde imprimo el recibo 490, donde pago los impuestos de la dian,
en que banco pago el iva, la firma digital de la dian no me sirve, la dian me sale error al firmar la declaracion`,
    text: [
      'Eso lo maneja la DIAN, no nosotros: las claves, la firma electrónica, las citas y los pagos están en www.dian.gov.co. Entra escribiendo la dirección tú mismo, no desde un mensaje.',
      'Si te trabas y hay un plazo encima, llámanos y te decimos qué hacer primero.',
    ],
    links: [call, { href: dates, label: 'Ver qué vence y cuándo' }],
  },
  {
    topic: '¿Cómo anulo una factura?',
    asked: `anular factura, anulo factura, anulo una factura, nota credito, nota debito, reversar factura,
hice mal una factura electronica como la corrijo, factura emitida con nit equivocado, como hago una nota credito,
el cliente devolvio la mercancia que hago con la factura, puedo borrar una factura electronica, facture dos veces lo mismo,
facture con el valor equivocado, un cliente no me pago la factura la puedo anular, emiti una factura con el iva mal, hice la factura y quedo con el nit mal, la factura que expedi me quedo mal`,
    text: [
      'Una factura que la DIAN ya validó no se borra ni se cambia: se anula con una nota crédito que la menciona y, si la venta sigue, se expide otra con los datos correctos.',
      'Si no estás seguro de qué error tiene, pásala por la herramienta. Un cliente puede reclamarla en 3 días hábiles después de recibirla.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }, call],
  },
  {
    topic: '¿Qué impuestos me tocan?',
    asked: `tengo que pagar impuestos, hay que pagar impuestos, tendria que pagar impuestos, impuestos debo pagar, que impuestos debo, que impuestos me tocan, que impuestos tengo, que me toca pagar, negocio que impuestos, soy uber, manejo uber, soy rappi, tengo una tienda que, tengo un restaurante que,
que impuestos paga una peluqueria, con una tienda por instagram que impuestos me tocan, que impuestos paga un bar, abri una panaderia que me toca pagar,
tengo un puesto en la plaza que impuestos me tocan, soy taxista pago impuestos, soy domiciliario me toca declarar,
que obligaciones tributarias tiene una sas nueva, apenas creamos la empresa que declaraciones tocan, que impuestos paga una empresa pequeña,
vendo comida en mi casa me toca pagar impuestos, tengo un gimnasio que debo declarar, soy peluquera que impuestos pago,
que tengo que declarar ante la dian`,
    text: [
      'Lo dice tu RUT, en la casilla 53: 05 es renta, 48 es IVA, 07 es retención, 47 es el régimen SIMPLE. El ICA va aparte, en cada municipio donde hay actividad. Con el RUT a la mano te decimos qué te toca y cuándo.',
    ],
    links: [{ href: dates, label: 'Ver mis fechas' }, incomeLink, call],
  },
  {
    asked: `murio, se murio, fallecio, fallecido, fallecida, difunto, sucesion, sucesion iliquida, declarar por un muerto,
mi papa fallecio y tenia casa y carro, que pasa con los impuestos de una persona muerta, mi esposo murio quien declara por el,
toca hacer la declaracion de mi abuelo difunto, mi hermano fallecio debiendo impuestos, las deudas de la dian pasan a los hijos,
quien firma la declaracion de alguien que murio, como cancelo el rut de una persona fallecida,
falta la sucesion de mi madre y llego carta de la dian a nombre de ella, la renta de un muertico quien la hace,
murio mi tia y tenia unos arriendos,
soy heredero y no hemos hecho la sucesion, mi viejo murio en enero y no habia declarado,
mi suegra fallecio hay que hacer algo con los impuestos de ella, mi mama ya no esta y le siguen llegando cobros de la dian`,
    text: [
      'Lamento tu pérdida. Mientras no se repartan los bienes, la «sucesión ilíquida» declara como una persona natural si pasa alguno de los topes del año, con el RUT de quien falleció actualizado a sucesión.',
      'Firma el albacea o, si no hay, un heredero: si no se ha abierto la sucesión, los herederos nombran un representante en un documento autenticado; quien esté fuera puede dar poder (E.T., art. 572). Las deudas se pagan con los bienes de la herencia.',
      'Reúne sin afán el registro de defunción, su cédula, sus declaraciones y sus certificados, y llámanos: miramos contigo qué hace falta.',
    ],
    links: [
      call,
      write,
      { href: `${dates}/renta-personas-naturales`, label: 'Fechas de personas naturales' },
    ],
  },
]
