import { contactHref } from '../../contact-topics'
import { uvtInPesos, wagesInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { call, lawyer } from '../reply-links'

const tax = { href: contactHref('asesoria-tributaria'), label: 'Contárselo a un tributarista' } as const
const treatment = { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' } as const

const ownersDates = [
  '¿Cuándo se actualiza el RUB?',
  'La primera vez, dentro de los dos meses siguientes a la inscripción en el RUT. Después, solo si algo cambia: en el siguiente enero, abril, julio u octubre (Resolución DIAN 000164 de 2021, art. 11).',
  'Si nada cambió, no se vuelve a presentar.',
] as const

const registryDates = [
  '¿Cuándo se actualiza el RNBD?',
  'Cada año, entre el 2 de enero y el 31 de marzo, y antes si hay un cambio importante. Los reclamos se informan en los primeros 15 días hábiles de febrero y de agosto, aunque sean cero (SIC, Circular Única, título V).',
  'Una base nueva se inscribe dentro de los dos meses siguientes a crearla (Decreto 90 de 2018).',
] as const

const codeGet = [
  '¿Cómo saco el código CIIU?',
  'Búscalo por palabras en el buscador de la DIAN o del DANE (www.dane.gov.co): son cuatro cifras. El tuyo está en tu RUT, en «actividad principal».',
  'Agregar o cambiar uno es gratis, en la actualización del RUT; con matrícula, se cambia también en la Cámara de Comercio.',
] as const

const dataWho = [
  '¿Quién debe tener política de datos?',
  'Es obligatoria para toda empresa o persona que en su negocio guarda datos de clientes, empleados o proveedores, grande o pequeña (Ley 1581 de 2012). Registrar las bases en el RNBD, en cambio, solo obliga desde 100.000 UVT de activos.',
] as const

const dataLate = [
  '¿Qué pasa si no tengo política de datos?',
  'Con calma: ármala y desde ahí pide autorización a todos. La Superintendencia de Industria y Comercio puede ordenar cambios y multar hasta con 2.000 salarios mínimos (Ley 1581 de 2012, art. 23).',
] as const

const dataGet = [
  '¿Cómo se hace la política de datos?',
  'Con cuatro cosas: autorización de cada persona, con prueba; una política publicada que diga para qué usas sus datos; un canal para consultas (10 días hábiles) y reclamos (15); y cuidar la información (Ley 1581 de 2012, arts. 9, 14 y 15).',
  'Un abogado del equipo te arma la política, la autorización y el procedimiento.',
] as const

/** Concepts about registers and reports that the law requires of companies. */
export const concepts: readonly Concept[] = [
  {
    name: 'el RUB',
    named:
      /^(?:(?:registro|reporte|actualizacion|informacion)(?: (?:unico )?(?:de|del|en el))? )?(?:rub|r u b|(?:unico de )?beneficiarios? final(?:es)?(?: rub)?)$/,
    links: [tax, lawyer, call],
    aspects: {
      what: ['¿Qué es el RUB?'],
      who: [
        '¿Quién debe hacer el RUB?',
        'Es obligatorio para toda sociedad y entidad privada, también sin ánimo de lucro, de un solo dueño o un conjunto, y para los patrimonios autónomos y similares (Resolución DIAN 000164 de 2021, art. 4). Una persona natural no lo presenta, ni las entidades públicas.',
      ],
      when: ownersDates,
      often: ownersDates,
      get: [
        '¿Cómo se hace el RUB?',
        'En el portal de la DIAN, con la firma electrónica del representante legal; no en la Cámara de Comercio. Ten a mano el documento y el porcentaje de cada beneficiario.',
        'Si hay otra empresa en el medio, se reporta a la persona que está detrás. Lo revisamos contigo.',
      ],
      late: [
        '¿Qué pasa si no hago el RUB?',
        `Con calma: preséntalo ya, en línea. Se sanciona como el RUT (E.T., arts. 631-6 y 658-3): no presentarlo, un día de cierre por mes de retraso o, sin local, 1 UVT por día${uvtInPesos(1)}; no actualizarlo, 1 UVT por día; datos falsos o incompletos, 100 UVT${uvtInPesos(100)}.`,
        'Un tributarista mira contigo si se puede reducir (art. 640).',
      ],
    },
  },
  {
    name: 'el SAGRILAFT',
    named: /^(?:sagr[il]+aft|sagrlaft|sagrilaf|sagrilat|sarlaft)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el SAGRILAFT?',
        'Es el sistema con que una empresa evita que la usen para lavar activos o financiar el terrorismo: políticas, conocimiento de clientes y proveedores y un oficial de cumplimiento (Supersociedades, Circular Básica Jurídica, capítulo X).',
        'Si un cliente te lo pide y no estás obligado, casi siempre basta llenar su formulario: mándanoslo y te decimos qué firmar.',
      ],
      who: [
        '¿Quién debe tener SAGRILAFT?',
        `Es obligatorio para las sociedades vigiladas por la Supersociedades con activos o ingresos de 40.000 salarios mínimos o más${wagesInPesos(40_000)}, y desde 30.000 de ingresos${wagesInPesos(30_000)} en sectores como inmobiliario, jurídico, contable o construcción (Circular 100-000016 de 2020).`,
        'Se mira al 31 de diciembre anterior. Por debajo en general no es obligatorio; factoring, libranzas, multinivel, autofinanciamiento y activos virtuales tienen reglas propias. La Supersociedades publicó un proyecto con otros topes, comentado hasta enero de 2026: un abogado te confirma los vigentes.',
      ],
      late: [
        '¿Qué pasa si no tengo SAGRILAFT?',
        'Si no llegas a los topes, nada: respóndelo así por escrito a quien lo pida. Si estás obligado, con calma: nombra oficial de cumplimiento y apruébalo ya; la Supersociedades puede multar hasta con 200 salarios mínimos (Ley 222 de 1995, art. 86).',
      ],
    },
  },
  {
    name: 'el PTEE',
    named:
      /^(?:ptee|p t e e|programas? de (?:transparencia(?: y etica(?: empresarial)?)?|etica empresarial)(?: ptee)?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el PTEE?',
        'Es el programa de transparencia y ética empresarial: las reglas de una empresa contra la corrupción y el soborno en otros países, con riesgos, canal de denuncias y oficial de cumplimiento (Supersociedades, Circular 100-000011 de 2021, capítulo XIII).',
      ],
      who: [
        '¿Quién debe tener PTEE?',
        'Es obligatorio para las sociedades vigiladas por la Supersociedades con 30.000 salarios mínimos o más de activos o ingresos que hagan negocios internacionales por 100 salarios o más, o contratos con el Estado por 500 o más (Circular 100-000011 de 2021).',
        'En sectores como construcción, farmacéutico o minero que contratan con el Estado, el tope es menor. La Supersociedades publicó un proyecto con otros topes, comentado hasta enero de 2026: un abogado del equipo te confirma los vigentes con tus cifras.',
      ],
      late: [
        '¿Qué pasa si no tengo PTEE?',
        'Si no llegas a los topes, nada. Si estás obligado, con calma: mide los riesgos, aprueba el programa y nombra oficial de cumplimiento; la Supersociedades puede multar hasta con 200 salarios mínimos (Ley 222 de 1995, art. 86).',
      ],
    },
  },
  {
    name: 'el RNBD',
    named:
      /^(?:(?:registro|reporte|actualizacion) (?:de|del|en el) )?(?:rnbd|r n b d)$|^(?:registro (?:nacional )?(?:de )?(?:las )?)bases? de datos(?: rnbd)?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el RNBD?',
        'El RNBD es el Registro Nacional de Bases de Datos de la Superintendencia de Industria y Comercio: ahí las empresas grandes inscriben qué bases con datos de personas tienen y cómo las cuidan (Ley 1581 de 2012).',
      ],
      who: [
        '¿Quién debe hacer el RNBD?',
        `Solo obliga a las sociedades y entidades sin ánimo de lucro con activos totales de más de 100.000 UVT${uvtInPesos(100_000)} y a las entidades públicas (Decreto 90 de 2018). A las personas naturales y a las empresas pequeñas no.`,
        'No registrarlas no quita lo demás: autorización, política y canal de reclamos.',
      ],
      when: registryDates,
      often: registryDates,
      get: [
        '¿Cómo se hace el RNBD?',
        'En línea, en www.sic.gov.co, con el usuario de la empresa: se inscribe cada base (clientes, empleados, proveedores), con su finalidad, sus medidas de seguridad y la política de datos. No tiene que subir los datos de nadie.',
      ],
      late: [
        '¿Qué pasa si no hago el RNBD?',
        'Con calma: inscríbelas ya, en línea. La Superintendencia de Industria y Comercio puede multar hasta con 2.000 salarios mínimos (Ley 1581 de 2012, art. 23).',
      ],
    },
  },
  {
    name: 'el habeas data',
    named:
      /^(?:ley (?:de )?)?(?:habeas data|abeas data|proteccion de datos(?: personales)?|tratamiento de datos(?: personales)?|ley 1581(?: de 2012)?)$/,
    links: [lawyer, treatment, call],
    aspects: {
      what: [
        '¿Qué es el habeas data?',
        'Es el derecho de toda persona a conocer, corregir y borrar los datos que otros guardan de ella (Ley 1581 de 2012). Por eso una empresa pide autorización, dice para qué usa los datos y responde consultas y reclamos.',
        'Si quieres ejercerlo con nosotros, escríbenos: una consulta se responde en 10 días hábiles y un reclamo en 15 días hábiles (arts. 14 y 15).',
      ],
      who: dataWho,
      get: dataGet,
      how: dataGet,
      late: dataLate,
    },
  },
  {
    name: 'la política de datos',
    named:
      /^(?:(?:politica|autorizacion|aviso)s? (?:de )?(?:tratamiento|proteccion|privacidad)?(?: ?de)? ?datos(?: personales)?|politica de privacidad)$/,
    links: [treatment, lawyer, call],
    aspects: {
      what: [
        '¿Qué es la política de datos?',
        'Es el documento donde una empresa dice qué datos de personas guarda, para qué, con quién los comparte y cómo se consultan o reclaman; se publica, y antes de guardar datos se pide autorización (Ley 1581 de 2012).',
        'Si buscas la nuestra, está en el enlace; si necesitas una, un abogado del equipo la arma.',
      ],
      who: dataWho,
      get: dataGet,
      how: dataGet,
      late: dataLate,
    },
  },
  {
    name: 'la base de datos',
    named: /^bases? de datos(?: personales)?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es una base de datos personales?',
        'Es toda lista con datos de personas que guarda una empresa, en papel o en computador: clientes, empleados, proveedores. Se tiene con autorización y una política de datos (Ley 1581 de 2012).',
        'Registrarla en el RNBD solo obliga a sociedades y entidades con activos de más de 100.000 UVT (Decreto 90 de 2018).',
      ],
      who: ['¿Quién debe hacer el RNBD?'],
      get: dataGet,
      how: dataGet,
      late: dataLate,
    },
  },
  {
    name: 'la Superintendencia de Sociedades',
    named:
      /^(?:(?:reportes?|informes?) (?:(?:a|ante|de|para) )?(?:la )?)?(?:super ?intendencia de sociedades|super ?sociedades|super de sociedades)(?: (?:reportes?|informes?))?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es la Superintendencia de Sociedades?',
        'Es la entidad que inspecciona y vigila las sociedades comerciales y las Cámaras de Comercio, tramita las insolvencias y es juez en pleitos entre socios (Ley 222 de 1995, arts. 82 a 86; Ley 2069 de 2020, art. 70).',
        'Orienta gratis en www.supersociedades.gov.co. Si te llegó una carta suya, anota el día y llámanos con ella.',
      ],
      who: [
        '¿Quién debe reportar a la Superintendencia de Sociedades?',
        'Las sociedades vigiladas, por su tamaño o por una causal especial, y las que están bajo control: envían sus estados financieros cada año, en abril, según el NIT (Código de Comercio, art. 289; Circular 100-000009 de 2023). Las demás, solo si ella se los pide con una orden (Ley 222 de 1995, art. 83).',
      ],
    },
  },
  {
    name: 'el código CIIU',
    named:
      /^(?:(?:codigos? )?(?:ciiu|c i i u|siiu|ciu)|codigos? (?:de|de la|de mi) actividad(?:es)?(?: economicas?| ciiu)?|actividad(?:es)? economicas?(?: (?:del|en el) rut| principal(?:es)?)?)$/,
    links: [tax, call],
    aspects: {
      what: [
        '¿Qué es el código CIIU?',
        'Es el número de cuatro cifras que dice a qué te dedicas, según la lista CIIU Rev. 4 A.C.; va en el RUT y en la matrícula. El principal es el de la actividad que más ingresos te da.',
        'De él dependen la tarifa del ICA, el riesgo de la ARL y, en el SIMPLE, la tarifa. Dinos qué haces y te decimos cuál.',
      ],
      get: codeGet,
      how: codeGet,
      late: [
        '¿Qué pasa si no actualizo el código CIIU?',
        `Con calma: cámbialo ya, gratis, en la actualización del RUT. Si la actividad cambió hace más de un mes, la sanción es de 2 UVT por cada día de retraso${uvtInPesos(2)} (E.T., art. 658-3). Un tributarista mira si se puede reducir (art. 640).`,
      ],
      amount: [
        '¿Cuánto vale el código CIIU?',
        'Nada en la DIAN: se pone y se cambia gratis en el RUT, en www.dian.gov.co. Si tienes matrícula, cámbialo también en la Cámara de Comercio, que dice en su página si cobra el cambio.',
      ],
      who: [
        '¿Quién debe tener código CIIU?',
        'Es obligatorio para todo el que tiene RUT, persona o empresa: al menos una actividad principal. Un asalariado también lleva un código en el suyo.',
      ],
    },
  },
]
