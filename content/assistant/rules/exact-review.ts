import { advice } from '../../einvoice/advice'
import { invoiceCheck } from '../../tools/invoice-check'
import { nitDigit } from '../../tools/nit-digit'
import { shownByDian } from '../shown-by-dian'
import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const upload = { href: '/portal/facturas', label: 'Ir a «Facturas»' } as const
const links = [upload, call, mail] as const

/** Matches a message about an invoice in the portal or in the firm's automatic review. */
const inPortal =
  /\b(?:portal|plataforma|revis\w+ automatic\w+|(?:el|su|del|la) revisor(?! fiscal)|hallazgos?|subi|subimos|subo|cargue|ustedes|uds)\b/
const refuses =
  /\b(?:rechaz\w+|devolv\w+|devuelv\w+|hallazgos?|no (?:me |nos |se )?(?:l[ao]s? )?(?:acept\w+|aprob\w+|aprueb\w+|recib\w+|pas[oae]|deja\w*|registr\w+)|(?:me |nos )?(?:dice|dicen|sale|salio|aparece|aparecio|marc\w+|avisa|pone|puso))\b/
const about = /\bfacturas?\b|\bproveedor\w*\b|\bhallazgos?\b/
/** Words of invoices that DIAN or a customer rejected, and of other things that are rejected in the portal. */
const elsewhere =
  /\b(?:(?:la )?dian (?:me |nos )?(?:l[ao]s? )?(?:rechaz\w+|no (?:me )?(?:la )?(?:acept\w+|valid\w+|recib\w+))|rechaz\w+ (?:por )?(?:la|de la|en la) dian|transmi\w+|emit(?:i|o|imos|ir)|mi cliente|mis clientes|un cliente|radian|mi registro|el registro|solicitud|lista de espera|nomina|declaraci\w+|cita|exogena)\b/

const also =
  'Si crees que la factura está bien, escríbelo en «Mensajes» con su número: una persona la mira y decide, diga lo que diga la revisión automática.'

/** Each rule explains one objection that the portal's automatic review can raise against an invoice. */
export const rules: readonly Rule[] = [
  {
    topic: 'El portal dice que el CUFE no es válido y la DIAN muestra la factura',
    when: [
      /\bcufe\b|\bfacturas?\b/,
      /\bcufe\b|\b(?:revis\w+|portal|plataforma|ustedes|uds|herramienta|validador|verificador|checker|sistema|pagina)\b/,
      /\b(?:no (?:\w+ )?(?:valid[oa]|coincide|corresponde|cuadra|sirve|concuerda|es (?:el|la) mism[oa])|invalid[oa]|errad[oa]|erroneo|incorrect[oa]|distinto|diferente|fals[oa]|mal[oa]?(?: escrito)?|error|rechaz\w+|no (?:me )?(?:la )?(?:valid\w+|acept\w+|pas[oa]|reconoc\w+))\b/,
      shownByDian,
    ],
    not: /\b(?:(?<!en la )dian (?:me |nos )?(?:l[ao]s? )?(?:rechaz\w+|no)|no (?:me )?(?:aparece|sale|figura|esta|existe)\b(?: \w+){0,2} dian|transmi\w+|emit(?:i|o|imos|ir)|radian|rut|declaraci\w+|nomina|exogena)\b/,
    text: [
      'Si la página de la DIAN la muestra validada, la factura vale: no hay que anularla ni transmitirla otra vez. Lo que falla es el archivo o la comprobación: 1. Si alguien abrió el XML y lo guardó de nuevo, se daña la firma, no el CUFE. 2. Si el CUFE no corresponde, el archivo es otra versión o le cambiaron un dato (número, fecha, total, impuesto o NIT). 3. Para recalcularlo hace falta además la clave técnica, que tiene quien factura y no viene en el XML: sin ella nadie lo puede volver a calcular.',
      'Ahora: 1. Compara los 96 caracteres del CUFE y el total del archivo con lo que muestra la DIAN. 2. Usa el XML original, o el ZIP tal como llegó al correo, sin abrirlo ni guardarlo (si no lo tienes, pídelo a quien la emitió), y revísalo otra vez en la herramienta o súbelo en «Facturas». 3. Si sigue igual, escribe en «Mensajes» el número de la factura y adjunta lo que ves en la DIAN: una persona la revisa y la puede aceptar aunque la revisión automática no la apruebe. Desde este chat no veo tus facturas. Si el total no es el mismo, no la pagues todavía.',
    ],
    links: [upload, call, check],
  },
  {
    topic: 'La revisión dice que el CUFE no corresponde',
    when: [
      /\bcufe\b/,
      inPortal,
      /\b(?:no (?:\w+ )?(?:valid[oa]|coincide|corresponde|cuadra)|invalid[oa]|errad[oa]|incorrect[oa]|mal(?: escrito)?|incompleto|cambio)\b/,
    ],
    not: new RegExp(`${elsewhere.source}|\\bsin cufe\\b`),
    text: [
      `Quiere decir que el código no sale de los datos del archivo: cambió el número, la fecha, un valor o un NIT después de emitir la factura, o el código está mal escrito. Abrir el XML y guardarlo de nuevo no cambia el CUFE: daña la firma. Para recalcularlo hace falta también la clave técnica de quien factura, que no viene en el XML. ${advice.changed}`,
      `Mira también si la página de la DIAN la muestra con ese CUFE: si ahí aparece validada, la factura vale y lo que falla es el archivo. Sube entonces el XML original o el ZIP del correo, sin abrirlo. ${also}`,
    ],
    links: [upload, call, check],
  },
  {
    topic: '¿Qué es la regla FAD09e?',
    when: [/\b[fcd]ad ?0?9e\b/],
    text: [
      'FAD09e quiere decir que la fecha de emisión de la factura (IssueDate) no es el mismo día en que se firmó (SigningTime); el anexo técnico pide que coincidan, y por eso la DIAN la rechaza (Resolución DIAN 000165 de 2023, anexo 1.9). No es el NIT ni una suma.',
      'Ahora: 1. Mira la fecha, la hora y la zona horaria (la de Colombia) del programa o del equipo que firma: un reloj corrido da este error. 2. Genera la factura otra vez con la fecha del día y fírmala ese mismo día: no firmes hoy una con fecha de ayer. 3. Transmítela y comprueba que quede validada. Como no se validó, no está expedida y no lleva nota crédito; si ya la mandaste, avísale al cliente y envíale la nueva.',
    ],
    links: [check, call],
  },
  {
    topic: '¿Qué significa «observado» en un documento?',
    when: [
      /\bobservad[oa]s?\b/,
      /\b(?:que (?:significa|es|quiere decir|hago)|significa|por que|aparece|dice|sale|estado|documentos?|facturas?|archivos?)\b/,
    ],
    not: /\b(?:dian|camara|rues|banco|revisor|auditor\w*|dictamen|funcionario|visita)\b/,
    text: [
      'En nuestro portal ningún estado se llama «observado». Una factura dice «En revisión», «Aceptada», «Rechazada» o «Desconocido», y lo que entregas en una solicitud, «Entregado», «Devuelto» o «Aceptado»: si está rechazada o devuelta, ábrela, que la nota dice qué corregir.',
      'Si lo viste en otra parte, como la DIAN, la Cámara de Comercio o un banco, casi siempre quiere decir que alguien lo revisó y pide aclarar o corregir algo: busca la observación o la nota que lo acompaña. Si no la encuentras, escríbenos en «Mensajes» con el nombre del documento y dónde lo dice, o llama.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: 'El portal rechaza la factura por el NIT, y el NIT está bien',
    when: [
      /\bnits?\b/,
      /\bfacturas?\b/,
      inPortal,
      refuses,
      /\bnits?\b(?: \w+){0,3} (?:esta|son|es|quedo|aparece)(?: \w+){0,2} (?:bien|correct[oa]s?|iguale?s?|buen[oa]|mism[oa]s?)\b|\b(?:esta|es|son) (?:bien|correct[oa]s?|iguale?s?) (?:el |los )?nits?\b|\bnits?\b(?: \w+){0,3} si (?:es|esta|coincide)\b|\b(?:lo |ya )?(?:revise|verifique|compare|mire)\b(?: \w+){0,6} (?:bien|correct[oa]s?|iguale?s?|mism[oa])\b/,
    ],
    not: new RegExp(`${elsewhere.source}|\\b(?:cufe|no (?:esta|es) (?:bien|correct\\w+))\\b`),
    text: [
      'Si el NIT está bien, escríbelo en «Mensajes» con el número de la factura: una persona la mira y decide, diga lo que diga la revisión automática. No la subas otra vez igual.',
      'Antes, abre la factura y compara, sin guion ni dígito de verificación: 1. El NIT de quien compra con el de la empresa elegida en la cabecera del portal: si tienes varias, puede estar en la otra. 2. El de quien vende con el de su RUT. En un XML la revisión lee el dato del archivo, que puede no ser el que se ve en el PDF: si ahí está distinto, o con el dígito pegado, pide a quien vende la corregida y súbela con «Subir la corregida».',
    ],
    links,
  },
  {
    topic: 'Me rechazaron un recibo o la factura de un proveedor por el NIT',
    when: [
      /\b(?:nit|razon social)\b/,
      /\b(?:facturas?|recibos?)\b/,
      /\b(?:enel|codensa|vanti|epm|emcali|celsia|afinia|claro|movistar|tigo|etb|wom|acueducto|gas natural|la (?:luz|energia)|el (?:agua|gas|internet)|servicios publicos)\b|\b(?:es|la|una|factura) (?:de|del) (?:un |mi |el )?proveedor\b/,
      /\b(?:rechaz\w+|devolv\w+|no (?:me |se )?(?:la )?(?:acept\w+|recib\w+|coincid\w+|cuadra|es el mismo))\b/,
    ],
    not: new RegExp(`${elsewhere.source}|\\b(?:cufe|emis(?:or|ora)|quien vende|dv|digito)\\b`),
    text: [
      'Esa factura la recibes tú: no la corriges ni la transmites. Casi siempre el NIT que no coincide es el de quien compra: en un recibo de servicios suele salir el dueño del inmueble o el inquilino de antes, y no tu empresa.',
      'En el portal, en «Facturas», ábrela: el motivo trae el NIT de quien vende y el de quien compra; compáralos con los de tus empresas. 1. Si es el de otra empresa tuya, elígela en la cabecera y súbela ahí. 2. Si está a nombre de otro, pide a quien la expide que la ponga a nombre de tu empresa, y sube la nueva con «Subir la corregida». 3. Si el NIT está bien, escribe en «Mensajes» el número de la factura y por qué: una persona la mira y decide, diga lo que diga la revisión automática.',
    ],
    links,
  },
  {
    topic: 'La revisión dice que el NIT de quien compra no coincide',
    when: [
      /\b(?:nit|nombre|razon social|datos)\b(?: \w+){0,4} (?:adquir\w+|comprador\w*|quien compra|receptor|cliente|mi empresa|empresa|mio|nuestro)\b|\bconsumidor final\b|\b(?:otro|distinto) nit\b|\bnit (?:equivocad\w+|errad\w+|distinto|diferente)\b|\bno es de ninguna (?:de (?:mis|tus|sus) )?empresas?\b|\b(?:a nombre|es) de otra empresa\b/,
      inPortal,
      new RegExp(
        `${refuses.source}|\\b(?:tiene|trae|viene|esta) (?:a nombre de )?otr[oa] (?:nit|empresa)\\b`,
      ),
    ],
    not: elsewhere,
    text: [
      'Quiere decir que la factura está a nombre de otro NIT, o de «consumidor final», y no de la empresa que tienes elegida en el portal. Ábrela y compara el NIT de quien compra con el de tu RUT.',
      'Según lo que veas: 1. Es de otra empresa tuya: elígela arriba, en la cabecera del portal, o agrégala en tu cuenta, y sube la factura ahí. 2. La compra es tuya, pero quien vende escribió otro NIT o «consumidor final»: así no te sirve de soporte. Pídele la nota crédito y una factura nueva con tu NIT, y súbela con «Subir la corregida». 3. Solo está mal el dígito de verificación, o va pegado al NIT: que quien vende lo corrija antes de que se registre. 4. No es tuya: no la uses.',
      also,
    ],
    links,
  },
  {
    topic: 'La revisión dice que el NIT de quien vende está mal',
    when: [
      /\b(?:nit|digito|nombre|datos)\b(?: \w+){0,4} (?:vendedor\w*|quien vende|proveedor\w*|emisor\w*|facturador)\b|\bdigito de verificacion\b/,
      inPortal,
      refuses,
    ],
    not: elsewhere,
    text: [
      `${advice.nits} Suele ser el dígito de verificación, que falta, va pegado al número o no es el suyo: el correcto es el de su RUT, y la herramienta del NIT lo calcula.`,
      `Quien vende la anula con nota crédito y la hace de nuevo; sube la nueva con «Subir la corregida». ${also}`,
    ],
    links: [upload, { href: nitDigit.path, label: nitDigit.name }, call],
  },
  {
    topic: 'Rechazaron mi factura en el portal sin decir por qué',
    when: [
      /\bfacturas?\b/,
      inPortal,
      /\brechaz\w+\b|\bno (?:me |nos )?(?:la )?acept\w+\b/,
      /\bno (?:me |nos )?(?:dic\w+|explic\w+|sale|aparece|se|entiendo) (?:el |la )?(?:por ?que|porque|motivo|razon|nada)\b|\bsin (?:\w+ )?(?:motivo|razon|explicacion|explicar)\b/,
    ],
    not: elsewhere,
    text: [
      'Ábrela en «Facturas»: el motivo del rechazo, en la nota de quien la revisó, dice qué corregir. Si no hay nota, pregunta en «Mensajes» con el número de la factura y el nombre de quien vende, y una persona te dice la razón.',
      'No la subas otra vez igual: sin el motivo se puede rechazar de nuevo. Mejor que el PDF es el XML, o el ZIP tal como llegó al correo, porque ahí se leen todos los datos; súbelo desde esa misma factura cuando sepas qué corregir.',
    ],
    links,
  },
  {
    topic: 'El portal dice que esa factura ya se había enviado',
    when: [
      /\bfacturas?\b|\barchivos?\b/,
      inPortal,
      /\b(?:ya (?:l[ao]s? )?(?:habia\w*|estaba|existe|tenia\w*|tienen|fue|se habia)|duplicad[ao]s?|repetid[ao]s?|dos veces)\b/,
      refuses,
    ],
    not: new RegExp(
      `${elsewhere.source}|\\b(?:cobr\\w+|pag(?:ue|o|amos)|mensualidad|por error|equivoc\\w+|borr\\w+|elimin\\w+)\\b`,
    ),
    text: [
      `${advice.duplicate} El portal la reconoce por su CUFE, o por el número y el proveedor, aunque el archivo se llame distinto; búscala en «Facturas» sin filtros y con todas las fechas.`,
      'Si el total no es el mismo que el de la que ya estaba, uno de los dos archivos fue cambiado: compáralos, no la pagues todavía y pide a quien vende el XML original. Si es otra factura con el mismo número, escríbelo en «Mensajes» y una persona la mira.',
    ],
    links,
  },
  {
    topic: 'La revisión dice que la fecha no sirve',
    when: [
      /\b(?:periodo (?:ya )?cerrado|mes (?:ya )?cerrado|fecha (?:futura|vieja|anterior|errada|invalida)|fuera de (?:la )?fecha)\b/,
      inPortal,
      refuses,
      about,
    ],
    not: elsewhere,
    text: [
      'Si dice que el período ya está cerrado, la factura puede ser buena y solo llegó tarde: escríbelo en «Mensajes» con su número, y tu asesor te dice en qué período va.',
      `Si la fecha es futura o no se entiende, confírmala con quien vende antes de que se registre; si está errada, él la anula y la hace de nuevo. ${also}`,
    ],
    links,
  },
  {
    topic: 'La revisión dice que la numeración no está autorizada',
    when: [/\b(?:numeracion|resolucion|rango|prefijo)\b/, inPortal, refuses, about],
    not: elsewhere,
    text: [
      `${advice.numbering} Puede ser el prefijo, el número, que está fuera del rango, o la fecha, que está fuera de la vigencia.`,
      `Si la autorización no la cubre, quien vende la tiene que hacer de nuevo con un número autorizado; sube la nueva con «Subir la corregida». ${also}`,
    ],
    links,
  },
  {
    topic: 'La revisión dice que las sumas de la factura no cuadran',
    when: [
      /\b(?:sumas?|totales|total|valores|subtotal|el iva|los impuestos)\b(?: \w+){0,4} no (?:\w+ )?(?:cuadran?|coinciden?|dan?|suman?)\b|\bno (?:\w+ )?(?:cuadran?|coinciden?|dan?|suman?)\b(?: \w+){0,3} (?:sumas?|totales|total|valores|subtotal|iva|impuestos)\b/,
      inPortal,
      refuses,
      about,
    ],
    not: elsewhere,
    text: [
      `${advice.amounts} Hasta entonces no la registres con el valor errado.`,
      `El hallazgo dice qué cuenta no da, con los dos valores, y deja listo el mensaje para el proveedor. Sube la nota o la nueva con «Subir la corregida». ${also}`,
    ],
    links: [upload, check, call],
  },
  {
    topic: 'La revisión dice que falta la respuesta de la DIAN o la firma',
    when: [
      /\b(?:falta|no (?:trae|tiene)|sin|no se (?:pudo|puede) comprobar)\b(?: \w+){0,3} (?:respuesta|validacion|firma (?:digital|electronica|del emisor)|firma)\b|\bno esta validada\b|\bfirma (?:digital |electronica )?(?:\w+ )?(?:no (?:es )?valida|invalida|no (?:se )?(?:pudo|puede|coincide))\b/,
      inPortal,
      /\bfacturas?\b|\bxml\b|\bproveedor\w*\b/,
    ],
    not: new RegExp(
      `${elsewhere.source}|\\b(?:firma contable|de la firma|la firma (?:me|no (?:me |nos )?(?:respond\\w+|contest\\w+)))\\b`,
    ),
    text: [
      `Suele ser el archivo y no la factura: subiste el XML suelto, o uno que alguien abrió y guardó de nuevo. ${advice.absent} ${advice.original}`,
      `Sube ese ZIP entero, sin abrirlo, con «Subir otro archivo». Con el CUFE puedes mirar en la página de la DIAN si está validada: si la DIAN la rechazó, no la pagues ni la registres. ${also}`,
    ],
    links: [upload, check, call],
  },
]
