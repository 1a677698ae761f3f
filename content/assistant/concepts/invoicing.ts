import { contactHref } from '../../contact-topics'
import { firm } from '../../firm'
import { inPesos, uvt, uvtInPesos } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import { nitDigit } from '../../tools/nit-digit'
import type { Concept } from '../concepts'
import { call, write } from '../reply-links'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const digit = { href: nitDigit.path, label: nitDigit.name } as const
const dates = { href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' } as const
const books = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

const signatureTerm = [
  '¿Cuándo vence la firma electrónica?',
  'Dura tres años desde que la generas o la renuevas (Resolución DIAN 000070 de 2016, modificada por la 000022 de 2019).',
  'Renuévala unos días antes, que es gratis: así no te coge un vencimiento con la firma caída.',
] as const

const nitPlaces = [
  '¿Cómo saco el NIT?',
  'El NIT sale con el RUT, gratis, y ahí lo ves, en las casillas 5 y 6 (la 6 es el dígito de verificación). El de una empresa está también en el certificado de la Cámara de Comercio y en www.rues.org.co, donde se busca por el nombre.',
  'Si aún no lo tienes: el de una persona natural se saca en www.dian.gov.co; el de una empresa, con la matrícula, porque la Cámara de Comercio se lo pide a la DIAN (E.T., art. 555-1).',
] as const

const companyNit = ['¿Dónde veo el NIT de mi empresa?', nitPlaces[1], nitPlaces[2]] as const

const numberingTerm = [
  '¿Cuándo vence la resolución de facturación?',
  'Vale hasta el día que ella misma dice, o antes si se acaban los números: mira el plazo y el último número en el documento o en tu programa.',
  'Pide otra unas semanas antes.',
] as const

/** Concepts about DIAN's numbers, electronic signatures and electronic invoices. */
export const concepts: readonly Concept[] = [
  {
    name: 'el RUT',
    named:
      /^(?:(?:(?:no )?(?:sacar|tener|actualizar) )?(?:el |un )?rut|r u t|registro unico tributario(?: rut)?|rut (?:de )?(?:la )?dian|rutt)$/,
    links: [write, dates, call],
    aspects: {
      what: [
        '¿Qué es el RUT?',
        'El RUT (Registro Único Tributario) es el registro de la DIAN que dice quién eres, a qué te dedicas y qué obligaciones tienes (E.T., art. 555-2).',
        'Las obligaciones son los códigos de la casilla 53: por ejemplo, 05 es renta, 48 es IVA y 52 es factura electrónica. Lo piden para contratarte, pagarte o facturar; sacarlo no obliga por sí solo a pagar impuestos.',
      ],
      get: [
        '¿Cómo saco el RUT?',
        'El RUT lo descargas tú, gratis, en www.dian.gov.co: si no lo tienes, con cédula colombiana llenas el formulario y sale el mismo día (si el sistema no te deja o eres extranjero, pides una cita); si ya lo tienes, entras con tu usuario y bajas la copia.',
        'Ten a mano documento, dirección, un correo que uses y la actividad (código CIIU). El de una empresa sale con la matrícula en la Cámara de Comercio. No se renueva: solo se actualiza si algo cambia.',
      ],
      who: [
        '¿Quién debe tener RUT?',
        'Debe tenerlo quien declara renta, quien vende o presta servicios por su cuenta (sea o no responsable de IVA), quien retiene y quien importa o exporta; se saca antes de empezar la actividad (E.T., art. 555-2).',
      ],
      when: [
        '¿Cuándo se actualiza el RUT?',
        'El RUT no se vence: se actualiza dentro del mes siguiente a cada cambio de dirección, correo, actividad o responsabilidades (E.T., art. 658-3).',
        'Es gratis en www.dian.gov.co, con tu usuario y tu firma electrónica. Si tienes matrícula, la dirección y la actividad se cambian también en la Cámara de Comercio.',
      ],
      late: [
        '¿Qué pasa si no tengo RUT?',
        'Con calma: sácalo o actualízalo hoy, que es gratis. La DIAN puede poner una sanción si revisa, y cada día cuenta.',
        `A quien debía inscribirse y no lo hizo, un día de cierre por cada mes de atraso o, si no tiene local, 1 UVT (${inPesos(uvt.value)}) por día. A quien no lo actualizó dentro del mes, 1 UVT por día, o 2 si cambió la dirección o la actividad (E.T., art. 658-3).`,
      ],
      amount: [
        '¿Cuánto cuesta el RUT?',
        'Nada: sacarlo, actualizarlo y descargarlo es gratis en www.dian.gov.co, y no se vence. No le pagues a nadie por el formulario.',
        'Si quieres que lo hagamos contigo, sabes el valor por escrito antes de empezar.',
      ],
    },
  },
  {
    name: 'el NIT',
    named: /^(?:nits?|n i t|numero de identificacion tributaria(?: nit)?|numero (?:de |del )?nit)$/,
    links: [digit, write, call],
    aspects: {
      what: [
        '¿Qué es el NIT?',
        'El NIT es el número con que la DIAN identifica a quien está en el RUT (E.T., arts. 555-1 y 555-2). En una persona natural suele ser su cédula; a una empresa le asignan uno propio. Al final va un dígito de verificación.',
        `El nuestro, a nombre de ${firm.legalName}, es ${firm.nit}.`,
      ],
      get: nitPlaces,
      who: [
        '¿Quién debe tener NIT?',
        'Debe tenerlo todo el que debe estar en el RUT: quien declara, vende o cobra por su cuenta, retiene, importa o exporta (E.T., arts. 555-1 y 555-2). Una persona natural casi siempre usa el número de su cédula.',
      ],
    },
  },
  {
    name: 'el NIT de mi empresa',
    named:
      /^(?:numero (?:de |del )?)?nit (?:de |del )?(?:mi|nuestra|nuestro|una|otra) (?:empresa|sociedad|sas|s a s|compania|negocio)(?: (?:en )?(?:donde|como) (?:lo |se |puedo )*(?:ve[or]?|encuentr\w+|mir\w+|consult\w+|busc\w+|averigu\w+|aparece|esta|sale))?$/,
    links: [digit, write, call],
    aspects: {
      what: companyNit,
      get: companyNit,
    },
  },
  {
    name: 'el dígito de verificación',
    named:
      /^(?:digitos? (?:de )?(?:verificacion|chequeo)(?: del?(?: un)? (?:nit|rut))?|digito del?(?: un)? nit|dv(?: del nit)?)$/,
    links: [digit, dates],
    aspects: {
      what: [
        '¿Qué es el dígito de verificación?',
        'El dígito de verificación es la cifra que va después del guion, al final del NIT: se calcula con las demás y sirve para descubrir un número mal escrito.',
        'No hace parte del NIT (DIAN, oficio 005959 de 2005): para las fechas de los impuestos cuenta el último dígito de antes del guion.',
      ],
      how: [
        '¿Cómo se calcula el dígito de verificación?',
        'De derecha a izquierda, cada cifra del NIT se multiplica por 3, 7, 13, 17, 19, 23, 29, 37, 41 y así; se suma y se divide por 11. Si el residuo es 0 o 1, ese es el dígito; si no, es 11 menos el residuo.',
        'Lo calcula esta herramienta, con la cuenta completa y sin enviar nada.',
      ],
    },
  },
  {
    name: 'las responsabilidades del RUT',
    named:
      /^(?:responsabilidades|responsabilidad(?:es)? (?:tributarias?|fiscal(?:es)?)(?: del rut)?|responsabilidad(?:es)? (?:(?:del|en el|de) )?rut|(?:responsabilidades )?casilla 53(?: del rut)?|codigos? (?:del rut|de la casilla 53|de responsabilidad(?:es)?)(?: del rut)?)$/,
    links: [dates, write, call],
    aspects: {
      what: [
        '¿Qué son las responsabilidades del RUT?',
        'Las responsabilidades son los códigos de la casilla 53 del RUT, que dicen qué te toca ante la DIAN: 05 renta, 07 retención, 14 exógena, 47 régimen SIMPLE, 48 IVA, 49 no responsable de IVA y 52 factura electrónica, entre otros.',
        'Descarga tu RUT en www.dian.gov.co y mira esa casilla: cada código trae sus fechas.',
      ],
      get: ['¿Cómo cambio las responsabilidades del RUT?'],
    },
  },
  {
    name: 'el MUISCA',
    named:
      /^(?:(?:dian )?mui[sz][ck]a(?: (?:de )?(?:la )?dian)?|(?:portal|plataforma|usuario) (?:de )?(?:la )?dian)$/,
    links: [call, dates],
    aspects: {
      what: [
        '¿Qué es el MUISCA?',
        'El MUISCA es el sistema en línea de la DIAN: ahí se actualiza el RUT, se genera la firma electrónica, se presentan declaraciones y exógena, se ve lo que debes y llegan los avisos.',
        'Se entra en www.dian.gov.co, escribiendo tú la dirección, con tu documento y tu contraseña. No le des la clave a nadie; si la perdiste, se recupera ahí con el correo que está en el RUT.',
      ],
    },
  },
  {
    name: 'la firma electrónica',
    named:
      /^(?:(?:instrumento (?:de )?)?firmas? ele[ck]?tr?onicas?(?: (?:de|en|ante|con) (?:la )?dian| dian| ife)?|(?:la )?ife(?: (?:de )?(?:la )?dian)?|instrumento de firma|firma (?:de )?(?:la )?dian)$/,
    links: [call, dates],
    aspects: {
      what: [
        '¿Qué es la firma electrónica?',
        'Con la firma electrónica firmas tus declaraciones y trámites en la DIAN: es el «instrumento de firma electrónica» (IFE), que junta una contraseña tuya y una clave que llega al correo del RUT (Resolución DIAN 000070 de 2016).',
        'Es gratis y personal: quien la usa firma por ti. No es el certificado digital con que un programa firma las facturas.',
      ],
      get: [
        '¿Cómo saco la firma electrónica?',
        'En www.dian.gov.co, gratis: entras con tu usuario y contraseña, abres la gestión de la firma electrónica para generarla o renovarla, confirmas con la clave que llega al correo del RUT y creas su contraseña.',
        'Si ese correo ya no es tuyo, primero se actualiza el RUT. Si te trabas o algo vence pronto, llámanos.',
      ],
      when: signatureTerm,
      amount: [
        '¿Cuánto cuesta la firma electrónica?',
        'Es gratis y dura tres años desde que la generas o la renuevas (Resolución DIAN 000070 de 2016, modificada por la 000022 de 2019).',
      ],
      who: [
        '¿Quién debe tener firma electrónica?',
        'Debe tenerla quien presenta declaraciones o trámites en línea ante la DIAN: la persona natural, a su nombre; en una empresa, quien la representa y, si firman, el contador y el revisor fiscal. Cada uno usa la suya.',
      ],
      late: [
        '¿Qué pasa si no renuevo la firma electrónica?',
        'Con calma: se renueva gratis y en minutos en www.dian.gov.co. Mientras tanto no puedes firmar declaraciones, pero los plazos siguen.',
        'Si algo vence hoy y el sistema falla, guarda la pantalla con la hora y llámanos.',
      ],
    },
  },
  {
    name: 'el certificado digital',
    named:
      /^(?:firmas? digital(?:es)?|certificados? (?:de firma )?digital(?:es)?)(?: (?:de|para) (?:la )?(?:facturacion|facturas?|facturar)(?: electronicas?)?)?$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es el certificado digital?',
        'El certificado digital respalda una firma digital: lo expide una entidad de certificación, identifica a quien firma y la ley presume que vale como a mano (Ley 527 de 1999, art. 28). Con él tu programa firma las facturas electrónicas.',
        'No es la firma electrónica de la DIAN, que es gratis y sirve para declarar.',
      ],
      get: [
        '¿Cómo saco el certificado digital?',
        'Con tu proveedor de facturación, que muchas veces ya lo incluye, o con una entidad de certificación acreditada por el ONAC: lo cargas en el programa y haces una factura de prueba. En el facturador gratuito de la DIAN se genera uno sin costo, que solo sirve ahí.',
      ],
      late: [
        '¿Qué pasa si no renuevo el certificado digital?',
        'Con calma: se renueva con quien te lo vendió y se carga en el programa. Mientras tanto no puedes facturar, porque una factura sin firmar y validar no está expedida.',
        'Si va a tardar, llámanos y miramos si cabe la contingencia.',
      ],
    },
  },
  {
    name: 'la factura electrónica',
    named:
      /^(?:(?:facturas?|factura[cs]ion|fact?) (?:ele[ck]?tr?onicas?|virtual(?:es)?)(?: de ventas?)?(?: (?:de )?(?:la )?dian)?|facturas? de ventas?(?: electronicas?)?|factura[cs]ion|factur(?:ar|o)(?: electronicamente)?|electronic(?:amente|as?))$/,
    links: [check, books, call],
    aspects: {
      what: [
        '¿Qué es la factura electrónica?',
        'La factura electrónica es un archivo XML firmado que la DIAN valida antes de entregárselo al cliente; el PDF solo lo representa (E.T., art. 616-1).',
        'Lleva un número autorizado, el CUFE y un código QR. La herramienta revisa la tuya sin enviarla: sumas, NIT, CUFE y la respuesta de la DIAN.',
      ],
      who: [
        '¿Quién debe hacer factura electrónica?',
        'Deben facturar electrónicamente las sociedades, los responsables de IVA (48) o de consumo y, en general, quien tiene un negocio o presta servicios (E.T., arts. 615 y 616-1; DUR 1625 de 2016, art. 1.6.1.4.2). También quien está en el SIMPLE.',
        `En general no está obligada la persona natural no responsable de IVA (49), con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones (E.T., art. 437, parágrafo 3). Puede hacerlo si quiere.`,
      ],
      get: [
        '¿Cómo hago una factura electrónica?',
        'Para empezar hacen falta cuatro cosas: 1. El RUT al día y la firma electrónica. 2. La habilitación en el portal de la DIAN. 3. Una numeración autorizada. 4. Un programa, o el servicio gratuito de la DIAN. El código 52 queda en tu RUT cuando indicas ahí desde qué día facturas.',
        'Cada una lleva quién vende y quién compra con su NIT o cédula, número, fecha y hora, qué se vendió, cantidad y valor, impuestos por separado, total y forma de pago (E.T., art. 617). Lo dejamos listo contigo.',
      ],
      when: [
        '¿Cuándo se hace la factura electrónica?',
        'En el momento de la venta o al terminar el servicio (o en cada corte pactado): no hay días de gracia, salvo contingencia. Lleva la fecha en que se genera.',
      ],
      late: ['¿Qué pasa si no facturo?'],
    },
  },
  {
    name: 'el facturador gratuito de la DIAN',
    named:
      /^(?:dian )?(?:facturador|solucion|servicio|software|programa|sistema)(?: de facturacion)?(?: electronic[oa])? (?:gratuit[oa]|gratis)(?: (?:de )?facturacion(?: electronica)?)?(?: (?:de )?(?:la )?dian)?$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es el facturador gratuito de la DIAN?',
        'El facturador gratuito es el servicio de la DIAN con que se generan, transmiten y reciben facturas y notas desde su página, sin comprar un programa.',
        'Sirve bien para pocas facturas al mes; no lleva inventario ni contabilidad.',
      ],
      get: [
        '¿Cómo activo el facturador gratuito de la DIAN?',
        '1. RUT al día, con un correo que uses, y firma electrónica. 2. En www.dian.gov.co, en facturación electrónica, «Habilitación», te registras y escoges la solución gratuita. 3. Ahí generas el certificado digital, sin costo. 4. Pides la numeración y la asocias. 5. Indicas desde qué día facturas (queda el 52 en tu RUT), haces la primera y compruebas que quede validada.',
        'Si te trabas, un contador lo deja listo contigo.',
      ],
    },
  },
  {
    name: 'la resolución de facturación',
    named:
      /^(?:resolucion(?:es)? (?:(?:de|para) )?(?:la )?(?:facturacion|facturas?|facturar)(?: electronicas?| pos)?(?: (?:de )?(?:la )?dian)?|resolucion (?:de )?(?:la )?dian (?:(?:para|de) )?(?:facturar|facturacion)|(?:autorizacion (?:de )?)?numeracion(?:es)?(?: (?:autorizada )?(?:de|para) (?:la )?(?:facturacion|facturas?|facturar))(?: electronicas?)?(?: (?:de )?(?:la )?dian)?|autorizacion de numeracion|rangos? (?:de )?(?:numeracion|facturacion|facturas))$/,
    links: [books, call],
    aspects: {
      what: [
        '¿Qué es la resolución de facturación?',
        'La resolución de facturación es la autorización de la DIAN para numerar tus facturas: dice el prefijo, desde y hasta qué número y hasta qué día sirve. Fuera de ese rango o de ese plazo no se factura.',
        'El documento soporte y la contingencia piden su propia numeración.',
      ],
      get: [
        '¿Cómo saco la resolución de facturación?',
        'Gratis, en www.dian.gov.co, con la firma electrónica de quien representa el negocio: 1. En numeración de facturación, solicita el rango. 2. Asócialo a tu programa o a la solución gratuita. 3. Cárgalo en el programa y haz una factura.',
      ],
      when: numberingTerm,
      amount: [
        '¿Cuánto cuesta la resolución de facturación?',
        'Pedirla es gratis, y vale hasta el día que ella misma dice, o antes si se acaban los números: mira el plazo y el último número en el documento o en tu programa.',
      ],
      late: [
        '¿Qué pasa si no renuevo la resolución de facturación?',
        'Con calma: pide hoy otra numeración en www.dian.gov.co y no factures más con la vencida. Sale en línea y es gratis.',
        'Si ya facturaste fuera del plazo o del rango, dinos cuáles son y las revisamos.',
      ],
    },
  },
]
