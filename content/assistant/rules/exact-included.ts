import { contactHref } from '../../contact-topics'
import { inPesos } from '../../legal-figures'
import { services, vatPercent, withVat, type ServiceSlug } from '../../services'
import { call, mail, signIn, write } from '../reply-links'
import type { Rule } from '../rules'

const priceOf = (slug: ServiceSlug): number => services.find((one) => one.slug === slug)?.price.from ?? 0
const from = (slug: ServiceSlug) => inPesos(priceOf(slug))
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const
const documents = { href: '/portal', label: 'Ir al portal' } as const
const evaluation = { href: contactHref('evaluacion'), label: 'Pedir la evaluación gratuita' } as const
/** Matches words of the firm's client or of somebody who wants to be one. */
const withFirm =
  /\b(?:ustedes|uds|contrato|contratamos|contrat(?:ar|e)|tomo|tomamos|incluy\w+|incluid[oa]s?|viene|trae|plan|servicio de nomina|me (?:liquidan|afilian|hacen|ayudan)|nos (?:liquidan|afilian|hacen)|hacen|se encargan|me toca a mi)\b/

export const ours = true

/** Answers about what a service of the firm includes, for messages whose words also name a duty or a letter. */
export const rules: readonly Rule[] = [
  {
    topic: '¿La nómina incluye la PILA y las afiliaciones?',
    when: [
      /\bnomina\b|\bafili\w+\b(?: \w+){0,4} (?:emplead\w+|trabajador\w*)\b|\b(?:emplead\w+|trabajador\w*)\b(?: \w+){0,4} (?:afili\w+|eps|arl)\b/,
      /\b(?:pila|planillas?|afili\w+|seguridad social|eps|arl|parafiscales|retiros?)\b/,
      withFirm,
    ],
    not: /\b(?:electronica|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|mult\w+|sancion\w*|atras\w+|deb[eo]\w* (?:meses|planillas?)|accident\w+|incapac\w+|no (?:los|las|lo|la) (?:he |tengo )?afili\w+|nunca (?:la |lo |los )?(?:he )?afili\w+|demand\w+|sin afiliar|prestacion de servicios|ugpp|que (?:es|significa)|en el portal|domestic\w+|por dias|dias a la semana)\b/,
    text: [
      `Sí, lo hacemos. Liquidamos tu nómina, la seguridad social y la nómina electrónica: el servicio incluye la planilla (PILA) y los parafiscales, las afiliaciones y retiros de los empleados en EPS, ARL, pensión y caja, las liquidaciones finales y los certificados de ingresos. Vale desde ${from('asesoria-nomina')} por empleado al mes, más IVA.`,
      'Lo tuyo es avisar las novedades 3 días hábiles antes del pago, y quien entra, antes de su primer día, porque la ARL cubre desde el día siguiente a la afiliación. Los aportes los paga la empresa, aparte de nuestro precio.',
    ],
    links: [{ href: '/servicios/asesoria-nomina', label: 'Ver nómina' }, prices, evaluation],
  },
  {
    topic: '¿El plan de impuestos incluye responder a la DIAN?',
    when: [
      /\b(?:requer\w+|emplaz\w+|cartas?|oficio|citacion|(?:responder|contestar|contestan|responden|respuesta)(?: \w+){0,3} dian|dian (?:me |nos )?(?:manda|escrib\w+|requiere|pide|pregunt\w+|llama))\b/,
      /\b(?:incluy\w+|incluid[oa]s?|aparte|otra vez|adicional|extra|viene|entra|cubre|me cobran|nos cobran|pagar de nuevo|en (?:la mensualidad|el plan))\b/,
      /\b(?:plan|planes|mensualidad|servicio|asesoria|ustedes|uds|impuestos|tributari\w+|paquete|contrato)\b/,
    ],
    not: /\b(?:(?:la|mi|una) (?:declaracion de )?renta|me (?:llego|mando|mandaron|notific\w+|enviaron)|acaba de llegar|no (?:me )?(?:pagan|afili\w+)|cuanto (?:me )?cobran por|revisor\w*|nomina|ugpp)\b/,
    text: [
      `Sí: la asesoría tributaria mensual, desde ${from('asesoria-tributaria')} más IVA, incluye responder los requerimientos de la DIAN sobre lo que llevamos; no se paga otra vez por eso. La propuesta dice qué impuestos y años cubre.`,
      'Si solo nos contratas una declaración suelta, o la carta es de un año que no llevamos, responder es otro trabajo: te damos el valor por escrito antes de empezar. Si termina en un recurso o una demanda, la propuesta dice si entra: pregúntalo antes de firmar. Cuando llegue una carta, mándala el mismo día: el plazo corre desde que te notifican.',
    ],
    links: [prices, write, call],
  },
  {
    topic: '¿Eso es con IVA o sin IVA?',
    when: [
      /\biva\b/,
      /\b(?:con|sin|mas|incluy\w+|incluid\w+|aparte|trae|tiene\w*|lleva\w*|suman?|cobran?|va)\b/,
      /^(?:(?:hola|oye|oiga|ah|ok|listo|bueno|y|o|pero|entonces|perdon|una pregunta|buenas|los|las|el|la|ese|esa|esos|esas|eso|esto|precios?|valor(?:es)?|tarifas?|mensualidad|es|son|seria|ya|va|van|viene|vienen|incluye|incluyen|incluido|incluidos|trae|tiene|tienen|lleva|llevan|se|le|les|suma|cobra|cobran|con|sin|mas|iva|aparte|o|todo|que|dan|dijeron|me|nos|ustedes|uds) ?){2,14}$/,
    ],
    not: /^(?:el |la )?iva$|\bque es\b|\bes (?:el )?iva$/,
    text: [
      `Son más IVA: todos los precios de la firma se dan sin él y se les suma el ${vatPercent}%. Por ejemplo, ${from('asesoria-contable')} de contabilidad quedan en ${inPesos(withVat(priceOf('asesoria-contable')))} y ${from('asesoria-tributaria')} de impuestos, en ${inPesos(withVat(priceOf('asesoria-tributaria')))}.`,
      'Si tu empresa es responsable de IVA y el gasto es del negocio, ese IVA se descuenta. Si preguntabas por otra cosa, dime cuál.',
    ],
    links: [prices, evaluation],
  },
  {
    topic: 'Me dijeron que un documento ya estaba en el portal y no lo veo',
    when: [
      /\b(?:estados financieros|balances?|informes?|certificad[oa]s?|declaracion(?:es)?|documentos?|papeles|reportes?|notas)\b/,
      /\bportal\b|\bpagina\b|\bplataforma\b|\b(?:subi(?:o|eron|do)|cargo|cargaron|publico|publicaron)\b|\ben documentos\b/,
      /\b(?:donde|en que (?:parte|seccion|lado)|no (?:me |lo |la |los |las )?(?:aparec\w+|sale\w*|veo|encuentr\w+|esta\w*|hay nada|muestr\w+)|mirando mal|buscando mal)\b/,
      /\b(?:contador\w*|asesor\w*|ustedes|uds|firma|me dij\w+|dice\w*|que ya|subi(?:o|eron)|cargo|cargaron|publicaron|financieros|balances?|del mes|portal)\b/,
    ],
    not: /\b(?:dian|muisca|exogena|facturas?|dian gov|cedula|rut|camara|no (?:me )?(?:responde\w*|contesta\w*)|desaparec\w+|renunci\w+|contrasena|clave|subir|cargar|iniciar|registro|2\d mb|abre|de (?:otra|otro) (?:empresa|persona))\b/,
    text: [
      'Lo que la firma te entrega sale en el portal, en «Documentos»: los estados financieros suelen estar en la carpeta «Estados financieros», y otros papeles, en «De la firma» o en la de su tema. Si no lo ves: 1. Mira en la cabecera que esté la empresa correcta, si tienes varias. 2. Usa «Limpiar filtros» y busca por el nombre. 3. Comprueba que entraste con el correo de siempre: otro correo es otra cuenta.',
      'Si sigue sin salir, aún no está publicado o quedó en otra empresa: pregúntalo en «Mensajes» con el documento y el mes, y tu asesor te dice. No es un error tuyo. Desde este chat no veo cuentas; si corre prisa, llama.',
    ],
    links: [documents, signIn, call, mail],
  },
]
