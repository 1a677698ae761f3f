import { municipalityName } from '../municipalities'
import type { KnownAnswer } from './answers'
import { call, incomeLink, taxPage, write } from './reply-links'

const bogota = municipalityName('11001')
const dates = '/herramientas/vencimientos'

export const taxWords: readonly KnownAnswer[] = [
  {
    asked: `formulario 350, formulario de retencion, f350`,
    text: [
      'El 350 es la declaración de retención en la fuente, con las autorretenciones. Se presenta cada mes; un mes sin retenciones no hace falta presentarla (DUR 1625 de 2016, artículo 1.6.1.13.2.33).',
    ],
    links: [{ href: `${dates}/retencion-en-la-fuente`, label: 'Ver las fechas' }, taxPage],
  },
  {
    asked: `formulario 300, formulario de iva, formulario del iva`,
    text: ['El 300 es la declaración de IVA: cada dos meses o cada cuatro, según tus ingresos.'],
    links: [
      { href: `${dates}/iva-bimestral`, label: 'Fechas del bimestral' },
      { href: `${dates}/iva-cuatrimestral`, label: 'Fechas del cuatrimestral' },
      taxPage,
    ],
  },
  {
    asked: `formulario 110, formulario renta empresa`,
    text: ['El 110 es la declaración de renta de las empresas, y también la de ingresos y patrimonio.'],
    links: [{ href: `${dates}/renta-empresas`, label: 'Ver las fechas' }, taxPage],
  },
  {
    asked: `formulario 2593, formulario 260, formulario del simple, formulario simple`,
    text: [
      'En el régimen SIMPLE, el 2593 es el anticipo de cada bimestre y el 260, la declaración anual. El anticipo se presenta aunque dé cero.',
    ],
    links: [{ href: `${dates}/regimen-simple`, label: 'Ver las fechas' }, taxPage],
  },
  {
    asked: `formulario 310, formulario impuesto al consumo`,
    text: ['El 310 es la declaración del impuesto nacional al consumo, cada dos meses.'],
    links: [{ href: `${dates}/impuesto-al-consumo`, label: 'Ver las fechas' }, taxPage],
  },
  {
    asked: `que es el ica, que es ica, que significa ica, impuesto industria comercio, ica bogota, ica de bogota, quien paga ica, quienes pagan ica`,
    text: [
      `El ICA es el impuesto de industria y comercio: se paga en cada municipio donde hay actividad. En ${bogota} es cada dos meses si el impuesto del año anterior pasó de 391 UVT, y una vez al año si no (Resolución SDH-000195 de 2025). La tarifa depende de la actividad: no la doy sin verla.`,
    ],
    links: [{ href: `${dates}/ica-bogota`, label: `Fechas del ICA de ${bogota}` }, taxPage, call],
  },
  {
    asked: `predial, impuesto predial, predial bogota, pagar predial, impuesto de vehiculos, impuesto vehiculo, impuesto vehicular, impuesto del carro, impuesto del vehiculo, impuestos del carro, impuesto de la casa`,
    text: [
      `En ${bogota}, para 2026, el predial vencía el 10 de julio (el 17 de abril con 10% de descuento) y el de vehículos, el 24 de julio (el 15 de mayo con descuento), según la Resolución SDH-000195 de 2025. Las fechas de 2027 y las de otras ciudades no las tengo confirmadas: míralas en la secretaría de hacienda de tu ciudad.`,
    ],
    links: [call],
  },
  {
    asked: `que es el cufe, que es cufe, para que sirve el cufe, significa cufe, cude`,
    text: [
      'El CUFE es el código único de una factura electrónica: se calcula con sus datos, y si uno cambia, el código ya no coincide. La herramienta lo vuelve a calcular con tu XML, sin enviarlo.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }],
  },
  {
    asked: `radian, que es radian, para que sirve radian, acuse de recibo, eventos radian, aceptacion de factura, aceptacion tacita, aceptar factura`,
    text: [
      'En las ventas a crédito, el comprador envía a la DIAN el acuse de recibo de la factura y el recibo del bien o servicio; si no reclama, la factura se entiende aceptada 3 días hábiles después de recibirlo (Decreto 1154 de 2020 y Resolución DIAN 000085 de 2022). El RADIAN es el registro donde quedan esos eventos.',
    ],
    links: [{ href: '/servicios/asesoria-contable#preguntas', label: 'Leer sobre facturación' }, call],
  },
  {
    asked: `que es la factura electronica, que es una factura electronica, que es factura electronica, significa factura electronica`,
    text: [
      'Es un archivo XML firmado que la DIAN valida; el PDF solo lo representa. Puedes comprobar el tuyo en la herramienta: sumas, NIT, CUFE y la respuesta de la DIAN.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }, call],
  },
  {
    asked: `diferencia entre contador y revisor, contador y revisor fiscal, diferencia contador revisor, diferencia revisor contador`,
    text: [
      'El contador lleva la contabilidad y prepara las cifras. El revisor fiscal las examina con independencia y firma el dictamen. Por eso no pueden ser la misma persona.',
    ],
    links: [
      { href: '/herramientas/revisor-fiscal', label: '¿Obligado a revisor fiscal?' },
      { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
    ],
  },
  {
    asked: `que es la dian, que significa dian, que es dian`,
    text: ['La DIAN es la entidad que recauda los impuestos nacionales y las aduanas.'],
    links: [{ href: dates, label: 'Ver qué vence y cuándo' }, call],
  },
  {
    asked: `que es el rut, para que sirve el rut, que es rut, casilla 53, codigos del rut, responsabilidades del rut, responsabilidades en el rut`,
    text: [
      'El RUT es el registro de la DIAN que dice quién eres y qué te toca. Tus obligaciones están en la casilla 53: por ejemplo, 05 es renta, 48 es IVA, 07 es retención, 47 es el régimen SIMPLE y 14 es información exógena.',
    ],
    links: [{ href: dates, label: 'Ver mis fechas' }, write, call],
  },
  {
    asked: `clave de la dian, clave dian, contraseña de la dian, usuario dian, correo de la dian con la clave, dian con la clave, firma electronica, firma electronica de la dian, perdi mi firma electronica, vencio la firma electronica, se me vencio la firma, vencio mi firma, vencio la firma, cita en la dian, cita dian, cita con la dian, telefono de la dian, telefono dian, numero de la dian, direccion de la dian, donde queda la dian, horario de la dian, muisca, pagar la dian con tarjeta, pagar dian tarjeta, pagina de la dian, pagina dian`,
    text: [
      'Eso lo maneja la DIAN, no nosotros: las claves, la firma electrónica, las citas y los pagos están en www.dian.gov.co. Entra escribiendo la dirección tú mismo, no desde un mensaje.',
      'Si te trabas y hay un plazo encima, llámanos y te decimos qué hacer primero.',
    ],
    links: [call, { href: dates, label: 'Ver qué vence y cuándo' }],
  },
  {
    asked: `anular factura, anulo factura, anulo una factura, nota credito, nota debito, reversar factura`,
    text: [
      'No lo sé con certeza sin ver la factura: depende de si la DIAN ya la validó y de qué error tiene. Revísala con la herramienta y pregúntale a una persona antes de anular o corregir.',
    ],
    links: [{ href: '/herramientas/validar-factura', label: 'Revisar una factura' }, call],
  },
  {
    asked: `tengo que pagar impuestos, debo pagar impuestos, hay que pagar impuestos, tendria que pagar impuestos, impuestos debo pagar, que impuestos debo, que impuestos me tocan, que impuestos tengo, que me toca pagar, tienda que impuestos, negocio que impuestos, soy uber, manejo uber, soy rappi, tengo una tienda que, tengo un restaurante que`,
    text: [
      'Lo dice tu RUT, en la casilla 53: 05 es renta, 48 es IVA, 07 es retención, 47 es el régimen SIMPLE. El ICA va aparte, en cada municipio donde hay actividad. Con el RUT a la mano te decimos qué te toca y cuándo.',
    ],
    links: [{ href: dates, label: 'Ver mis fechas' }, incomeLink, call],
  },
  {
    asked: `murio, se murio, fallecio, fallecido, fallecida, difunto, sucesion, sucesion iliquida, declarar por un muerto`,
    text: [
      'Lamento tu pérdida. A veces hay que declarar por quien falleció: la sucesión ilíquida declara como persona natural si pasó alguno de los topes del año.',
      'Reúne sin afán su cédula, sus declaraciones anteriores y sus certificados, y llámanos: miramos contigo si hace falta y hasta cuándo.',
    ],
    links: [
      call,
      write,
      { href: `${dates}/renta-personas-naturales`, label: 'Fechas de personas naturales' },
    ],
  },
]
