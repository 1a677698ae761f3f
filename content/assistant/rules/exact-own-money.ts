import { contactHref } from '../../contact-topics'
import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { contributionsAuthority } from '../letters'
import { monthWithoutIncome } from '../month-without-income'
import { call, lawyer, mail, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const accountant = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' } as const
const payrollTeam = { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' } as const
const pila = { href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga la PILA' } as const
const portal = { href: '/portal', label: 'Ir al portal' } as const
const hour = inPesos(startingPrice('asesoria-legal'))

const lostPapers =
  /\b(?:bot(?:e|o|amos|aron|ado)|perd(?:i|io|imos|ieron|idos?)|no (?:los |las |la |lo |me )?(?:tengo|tenemos|encuentro|guarde|guardo|conserv\w+|quedo|quedaron)|ya no (?:los |las )?(?:tengo|tenemos|existen?)|sin (?:papeles|soportes|documentos)|se (?:me |nos )?(?:quem|dan|moj|inund|borr|perd)\w+|no hay (?:papeles|soportes|documentos))\b/
const asksPrice =
  /\b(?:cuanto (?:me |nos )?(?:cobran|cobrarian|cuesta|vale|sale|saldria)|que precio|precio|tarifa|honorarios|cotiz(?:acion|ar|an|enme))\b/
/** A message with one of these words asks for a penalty or a contribution, not for the firm's price. */
const notTheirPrice = /\b(?:multa|sancion\w*|intereses|aportes|cotizar (?:a|salud|pension|como|sobre|por))\b/
const quoted = `No tiene tarifa fija: depende de los meses y las personas que revisan y de los soportes que haya. Con la carta te damos el valor por escrito antes de empezar; como referencia, la hora legal va desde ${hour}, más IVA, y la evaluación es gratuita.`
const copies =
  'De dónde salen las copias: planillas, del operador donde pagaste la PILA, o certificados de la EPS y el fondo. Ingresos, de tus declaraciones y la exógena en la DIAN. Pagos, de los extractos, que el banco te da. Contratos y certificados de retención, de quien te pagó. Nómina, de tu programa o del contador de entonces.'
const lostSteps =
  'Ahora: 1. Mira en la carta qué meses pide y hasta cuándo, y comprueba en www.ugpp.gov.co que sea real. 2. Pide hoy las copias y guarda la constancia. 3. Responde dentro del plazo con lo que haya y di qué falta y a quién lo pediste; si no alcanzas, pide más tiempo antes de que venza. No inventes soportes ni corrijas planillas antes de revisar la cuenta.'

/** Answers about money between an owner and a company, contributions, and files sent to the portal. */
export const rules: readonly Rule[] = [
  {
    topic: 'Le presté plata a mi empresa',
    when: [
      /\b(?:(?:le |yo )?(?:preste|presto|prestar(?:le)?|prestado|prestamos?)\b(?: \w+){0,6} (?:a (?:mi|nuestra|la)(?: propia)?|al?)|socio le prest\w+|prestamos? (?:\w+ ){0,2}(?:del|de un|de los) soci[oa]s? a) (?:mi |la |nuestra )?(?:empresa|sas|sociedad|compania)\b/,
      /\b(?:intere\w+|impuesto\w*|dian|declar\w+|renta|registr\w+|contabiliz\w+|problema|ingreso|capital|contrato|pagare|gener\w+|devolv\w+|cobr\w+|legal|como)\b/,
    ],
    not: /\b(?:banco (?:le|me)|emplead\w+|trabajador\w*|me prest\w+|(?:empresa|sas|sociedad) (?:le |me |nos )?prest\w+|no (?:me )?(?:devuelve|paga)|(?:de la|mi) empresa a (?:mi|un soci))\b/,
    text: [
      'La plata prestada no paga impuesto: para la empresa es una deuda contigo y no un ingreso, y en tu renta es una cuenta por cobrar. Los intereses sí cuentan: aunque no cobres nada, en renta se presume que el préstamo entre socio y sociedad, en cualquier sentido, rinde al menos la DTF del 31 de diciembre anterior (E.T., art. 35), y eso es ingreso del que presta, tú, si estás en el régimen ordinario. Por 2025 fue el 9,25% (Decreto 771 de 2025): $ 92.500 por cada millón prestado todo el año.',
      'Hazlo así: 1. Contrato o pagaré con fecha, valor, plazo e interés; si pactas el mínimo, lo recibes de verdad y la empresa lo lleva como gasto, con su retención. 2. Consigna a la cuenta de la empresa, no en efectivo. 3. El contador lo registra como deuda con socios, y cada abono se anota. 4. Si no va a volver, se mira como aporte de capital, que se decide en asamblea. La tasa de cada año la fija un decreto: un tributarista te dice la de este.',
    ],
    links: [write, accountant, call],
  },
  {
    topic: 'Saco plata de la empresa para mis gastos',
    when: [
      /\b(?:saco|sacar(?:le)?|saque|sacado|sacamos|sacando|cojo|coger|uso|usar|retir(?:o|ar|e|amos)|tomo|tomar|pago|pagar|pague|gasto|gaste|gastar|me (?:auto)?presto|prestarme|preste)\b/,
      /\b(?:sas|empresa|sociedad|compania)\b/,
      /\b(?:(?:mis|pa mis|nuestros|para mis) gastos|gastos (?:personales|de la casa|mios|propios)|cosas (?:personales|mias)|uso personal|para mi(?: casa| uso)?|pa mi(?: casa)?|mi (?:mercado|arriendo)|el (?:mercado|colegio)|(?:me )?(?:auto)?prest(?:o|ar|arme|amo) (?:\w+ ){0,3}(?:plata )?(?:de la|a mi mism[oa]))\b/,
    ],
    not: /\b(?:(?:mi|el|un|otro|mis|los|las?) (?:otr[oa] )?(?:soci[oa]s?|herman[oa]|espos[oa]|gerente|contador\w*|representante) (?:\w+ ){0,4}(?:sac\w+|retir\w+|usa|gast\w+|cogi?\w*|se (?:lleva|llevo|gasta|pone)|quiere)|persona natural|deduc\w+|descont\w+|restar|gasto (?:mi )?casa en la declaracion|caja menor|local|emplead\w+|iva|home office|trabajo en casa|con mi (?:tarjeta|cuenta|plata)|de mi bolsillo|gastos de la (?:empresa|sas|sociedad)|meter|como (?:un )?gasto)\b/,
    text: [
      'Se registra como una cuenta por cobrar a ti, nunca como gasto de la empresa: la sociedad es una persona distinta de sus socios y la plata es de ella (Ley 1258 de 2008, art. 2). Y cuesta: mientras no la devuelvas, en renta se presume que ese préstamo le rinde a la sociedad un interés mínimo, que es ingreso de ella (E.T., art. 35); por 2025 fue el 9,25% (Decreto 771 de 2025).',
      'Las formas limpias de recibir plata: 1. Salario u honorarios, por lo que trabajas. 2. Dividendos: de las utilidades, cuando la asamblea los aprueba con el balance. 3. Préstamo escrito, con plazo e interés.',
      'Si tienes socios, cuéntaselo y que quede aprobado: un préstamo al socio que administra es conflicto de interés y lo autoriza la asamblea (Ley 222 de 1995, art. 23, num. 7). A escondidas puede acabar en demanda o denuncia. Ahora: haz la lista de lo que ya sacaste, con fechas, reconócelo por escrito y fija cuándo lo devuelves. Un contador y un abogado lo dejan en orden contigo, en reserva.',
    ],
    links: [accountant, lawyer, call],
  },
  {
    topic: 'Un mes sin ingresos, ¿pago seguridad social?',
    when: [
      /\b(?:seguridad social|pila|planilla|salud y pension|salud|eps|pension|cotiz\w+|aportes)\b/,
      /\b(?:no (?:facture|facturo|vendi|tuve|recibi|gane|genere|trabaje|hice) (?:\w+ ){0,2}(?:este mes|nada|ingresos?|ventas|ni un peso|plata|contratos?|clientes|trabajo)|este mes no (?:\w+ ){0,2}(?:facture|facturo|vendi|tuve|recibi|gane|genere|trabaje|hice|hubo)|sin (?:ingresos|facturar|ventas|contrato|clientes)|no tengo (?:ingresos|contrato|clientes|trabajo)|(?:mes|ingresos?) en (?:cero|blanco)|cero ingresos)\b/,
      /\b(?:independiente|freelanc\w*|por mi cuenta|contratista|prestacion de servicios|honorarios|este mes|un mes|mes)\b/,
    ],
    not: /\b(?:emplead[ao]s|trabajador\w*|mi empresa|sas|ugpp|multa|desempleo|mi jefe|mi patron|empleador|la empresa no|afili\w+|pensionad\w+|me retuv\w+|renta|iva|atras\w+|debo (?:\w+ )?meses|meses que debo|no me (?:han )?(?:pag|consign)\w+)\b/,
    text: monthWithoutIncome,
    links: [pila, payrollTeam, call],
  },
  {
    topic: '¿Cuánto cobran por responder a la UGPP sin papeles?',
    when: [contributionsAuthority, asksPrice, lostPapers],
    not: notTheirPrice,
    text: [`Sí te ayudamos, y casi todo se puede pedir otra vez. ${quoted}`, copies, lostSteps],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'La UGPP me pide papeles que no tengo',
    when: [contributionsAuthority, lostPapers],
    not: /\bno tengo (?:emplead\w+|trabajador\w*|plata|dinero|con que|como pagar)\b|\b(?:visit\w+|acompan\w+|represent\w+|completas)\b/,
    calms: true,
    text: ['Con calma: sí te ayudamos, y casi todo se puede pedir otra vez.', copies, lostSteps],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Subí al portal un archivo que no era',
    when: [
      /\b(?:subi|subimos|subio|adjunte|adjunto|mande|mandamos|envie|enviamos|cargue|monte)\b/,
      /\b(?:extractos?|documentos?|archivos?|cedula|certificados?|foto|papel|pdf|nomina|desprendibles?|contrato|historia clinica|declaracion|chat|conversacion)\b/,
      /\b(?:equivocad[oa]s?|equivoque|por error|error|que no era|no era|sin querer|de (?:mi|otra|otro) \w+|no debia|privad[oa]s?|personal(?:es)?)\b/,
      /\b(?:elimin\w+|borr\w+|quit\w+|sac\w+|retir\w+|nadie|vean?|vieron|vio|devolver|recuper\w+|deshac\w+)\b/,
    ],
    not: /\b(?:facturas?|rut|dian|muisca|por correo|whatsapp|banco|a un cliente|a mi jefe|embarg\w+|mi cuenta|firme|firmar)\b/,
    calms: true,
    text: [
      'Depende de dónde lo subiste. En «Facturas»: en la fila de esa factura, la dueña o el dueño elige «Eliminar» si la firma aún no la ha decidido; sale de la lista y el archivo se borra (el botón «Deshacer» queda 10 segundos). Si ya está decidida, ahí dice «Retirar» y el archivo se conserva. En una solicitud: «Quitar» junto al archivo, mientras siga abierta; deja de ser tu respuesta, pero el archivo puede seguir guardado. En «Mensajes»: antes de enviarlo se quita; ya enviado, tú no lo puedes borrar.',
      'Que nadie lo vea no te lo puedo asegurar: lo pueden abrir las personas de tu empresa que tienen acceso (están en «Personas») y el equipo de la firma que la atiende, que guarda secreto profesional; y puede haber una copia en la carpeta de Drive de tu empresa.',
      'Por eso llama ya, o escribe al correo de abajo: di qué archivo es, de quién y a qué hora lo subiste, y pide que lo retiren y borren las copias. Si el dato es de otra persona, dilo también.',
    ],
    links: [call, mail, portal],
  },
  {
    topic: 'Ya subí todo, ¿qué sigue?',
    when: [
      /^(?:(?:hola|buen[oa]s?|dias?|tardes|noches|listo|lista|ok|okey|doctora?|senora?|si|ya|les?|me|yo) )*(?:subi|subimos|mande|mandamos|envie|enviamos|cargue|cargamos|adjunte)\b.{0,50}$/,
      /\b(?:todo|todas?|facturas|documentos|papeles|soportes|archivos|extractos|(?:lo|los|las) que (?:me |nos )?(?:pidieron|pedian|faltaba\w*|solicitaron)|pendientes?)\b/,
    ],
    not: /\b(?:color(?:es)?|amarill[oa]s?|verdes?|roj[oa]s?|gris(?:es)?|equivocad[oa]s?|equivoque|borr\w+|elimin\w+|error|donde|cuando|cuanto|demor\w+|tard\w+|coti[sz]\w+|propuesta|hoja de vida|dian|rut|cedula|registro|formulario|solicitud|dos veces|repetid\w+|duplic\w+|rechaz\w+|revis\w+|aprob\w+|no|nadie|sin|mal|correo|whatsapp|cliente\w*|proveedor\w*|contador|banco|ugpp|exogenas?|nomina|otr[oa]s?|ayer|semana|de mas)\b/,
    text: [
      'Gracias: el equipo lo revisa y no hay que mandarlo otra vez. En «Facturas» ves el estado de cada una («sin revisar», «En revisión», «Aceptada» o «Rechazada», con su motivo) y en «Solicitudes», si falta algo por entregar.',
      'Desde este chat no veo tu cuenta. Si algo vence en estos días, dilo en «Mensajes» o llama.',
    ],
    links: [portal, call],
  },
]
