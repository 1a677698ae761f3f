import { contactHref } from '../../contact-topics'
import { inPesos, wagesInPesos } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { auditorDuty } from '../../tools/auditor-duty'
import { auditAndReview } from '../audit-and-review'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const auditor = { href: auditorDuty.path, label: auditorDuty.name } as const

const priceOf = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const auditorPrice = priceOf('revisoria-fiscal')
const auditPrice = priceOf('auditoria-externa')

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuánto cuesta o gana un revisor fiscal?',
    asked: `cuanto cuesta un revisor fiscal, cuanto gana un revisor fiscal`,
    when: [/\brevisora?\b/, /\b(?:gana|sueldo|honorarios|cuanto (?:cobra|cuesta|vale|se le paga))\b/],
    not: /\b(?:conjunto|edificio|contabilidad|contable)\b/,
    text: [
      `La asamblea fija sus honorarios al elegirlo, según el tamaño y las horas que pide el plan de trabajo; no hay una tarifa de ley. Nuestra revisoría fiscal va desde ${auditorPrice} al mes, más IVA. Cuidado con una muy barata: el revisor firma declaraciones y dictamen y responde por ellos.`,
      'Para cotizar: ingresos y activos del último cierre, sector, número de sedes y empleados, y si reportas a una superintendencia. No podemos serlo si llevamos tu contabilidad.',
    ],
    links: [
      { href: contactHref('revisoria-fiscal'), label: 'Pedir una cotización' },
      { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
      call,
    ],
  },
  {
    topic: '¿Responde el revisor fiscal por un fraude?',
    asked: `el revisor fiscal es responsable si hay fraude`,
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:responsable|responde|culpa|fraude|robo|rob\w+|demandar|carcel|sancion\w*)\b/,
    ],
    not: /\bno (?:tengo|tenemos|nombr\w+)\b/,
    text: [
      'Responde por lo que debía hacer y no hizo: examinar con cuidado, avisar por escrito lo irregular a la administración y a la asamblea, y denunciar ciertos delitos que conozca (Código de Comercio, arts. 207 y 211, y Ley 43 de 1990, art. 7). Puede pagar perjuicios, ser sancionado por la Junta Central de Contadores y, si calló a sabiendas, responder penalmente. No garantiza que no haya fraude, ni responde por lo que le ocultaron sin que pudiera verlo.',
      'Si hay un fraude: 1. Guarda pruebas y cambia accesos. 2. Pídele por escrito sus informes y papeles de trabajo. 3. Convoca asamblea. 4. Una auditoría forense independiente mide el daño. 5. Denuncia. Llámanos: si no somos tus contadores podemos hacer la revisión.',
    ],
    links: [call, { href: contactHref('auditoria-externa'), label: 'Contarlo por escrito' }],
    calms: true,
  },
  {
    topic: '¿Puedo tener revisor fiscal sin estar obligado?',
    asked: `puedo tener revisor fiscal aunque no este obligado`,
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:voluntari\w+|aunque no|sin estar obligad\w+|no (?:este|estoy|estamos) obligad\w+|opcional|potestativ\w+)\b/,
    ],
    text: [
      'Sí: los estatutos o la asamblea pueden crearlo aunque no llegues a los topes; se llama revisor fiscal potestativo. Se nombra con acta y se inscribe, firma y dictamina como cualquiera, y desde ese momento sus declaraciones llevan su firma. Para quitarlo hay que reformar o decidirlo en asamblea.',
      'Si solo quieres una opinión para un banco o un socio, una auditoría externa por proyecto suele ser más simple y barata, y no te ata. Dinos qué buscas y te decimos cuál sirve.',
    ],
    links: [auditor, { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' }, call],
  },
  {
    topic: '¿Qué es un dictamen con salvedades?',
    asked: `que es un dictamen con salvedades`,
    when: [/\b(?:salvedad\w*|dictamen|abstencion de opinion|opinion (?:limpia|negativa|adversa))\b/],
    not: /\b(?:cuanto|precio)\b/,
    text: [
      'El dictamen es la opinión firmada sobre si los estados financieros muestran razonablemente la realidad. Limpio: sí. Con salvedades: sí, salvo por un punto que no cuadra o no se pudo comprobar (por ejemplo, el inventario). Adverso o negativo: no la muestran. Abstención: no tuvo con qué opinar.',
      'Una salvedad no es una multa, pero un banco, un socio o la DIAN la leen: se corrige el ajuste, se entrega la prueba o se explica en las notas antes del siguiente cierre. Mándanos el párrafo de la salvedad y te decimos qué piden y cómo se cierra.',
    ],
    links: [{ href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' }, call],
  },
  {
    topic: '¿Quién está obligado a tener revisor fiscal?',
    insteadOf: ['¿Cuándo es obligatorio tener revisor fiscal?'],
    asked:
      'cuando es obligatorio tener revisor fiscal, quienes deben tener revisor fiscal, que empresas estan obligadas a tener revisor fiscal',
    text: [
      `Toda sociedad comercial cuyos activos brutos al 31 de diciembre del año anterior sean de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o cuyos ingresos brutos de ese año sean de 3.000 salarios mínimos o más${wagesInPesos(3_000)} (parágrafo 2 del artículo 13 de la Ley 43 de 1990). Basta cumplir uno de los dos topes.`,
      'Las sociedades anónimas, las comanditas por acciones y las sucursales de compañías extranjeras deben tenerlo siempre (artículo 203 del Código de Comercio). Las copropiedades de uso comercial o mixto también están obligadas; en un conjunto o edificio solo de vivienda lo decide la asamblea (Ley 675 de 2001, art. 56).',
    ],
    links: [
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      auditor,
      call,
    ],
  },
  {
    topic: '¿Cómo cambia de revisor fiscal un conjunto o edificio?',
    asked: `la asamblea del conjunto quiere cambiar el revisor fiscal, soy administradora de un edificio y necesitamos otro revisor, propuesta de revisoria fiscal para un conjunto, cotizacion de revisor para un edificio`,
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:conjunto|edificio|copropiedad|propiedad horizontal|apartamentos|condominio|torres)\b/,
      /\b(?:quitar|remover|cambi\w+|sacar|otro|nuevo|propuesta|cotiz\w+|elegir|nombrar|eleccion|buscamos|misma firma)\b/,
    ],
    text: [
      `Sí, te pasamos una propuesta: nuestra revisoría fiscal vale desde ${auditorPrice} al mes, más IVA, y el valor depende del tamaño y del reglamento. Manda el número de unidades, el presupuesto del año y el reglamento, y una persona te confirma si tomamos tu copropiedad y el valor.`,
      'Quien lleva la contabilidad no puede ser el revisor: la ley exige independencia, así que si ya somos los contadores no aceptamos la revisoría, y al revés. Si el uso es comercial o mixto, el revisor es obligatorio; si es solo de vivienda, lo decide la asamblea de propietarios (Ley 675 de 2001, art. 56). Con cuántos votos y desde cuándo se cambia lo dice el reglamento: el cambio va en el acta, con quien se va y quien llega.',
    ],
    links: [
      { href: contactHref('revisoria-fiscal'), label: 'Pedir una propuesta' },
      { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
      call,
    ],
  },
  {
    topic: '¿Puede la asamblea quitar al revisor fiscal?',
    asked: `la asamblea puede quitar al revisor fiscal`,
    when: [/\brevisor(?:a|ia)?\b/, /\b(?:quitar|remover|cambiar|sacar|despedir|echar|destituir)\b/],
    not: /\b(?:conjunto|edificio|copropiedad|propiedad horizontal|apartamentos|condominio)\b/,
    text: [
      'Sí, en cualquier momento y sin dar causa: con la mitad más una de las acciones presentes (Código de Comercio, art. 206). Se convoca la asamblea con ese punto en el orden del día, se remueve, se nombra a otro que acepta por escrito, y el acta se inscribe en la Cámara; hasta que se inscriba el nuevo, el anterior sigue figurando (art. 164).',
      'Deja acta de entrega de informes y papeles, paga lo debido y cambia la firma electrónica en la DIAN con el RUT actualizado. Hazlo lejos de un vencimiento, porque la declaración que pide su firma no se puede presentar sin ella. Un abogado del equipo prepara el acta.',
    ],
    links: [write, auditor, call],
  },
  {
    topic: '¿Qué hace un revisor fiscal en el año?',
    asked: `que hace un revisor fiscal todo el mes`,
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:que hace|funciones|para que sirve|todo el mes|que revisa|cada mes)\b/,
    ],
    not: /\bauditor\w*\b/,
    text: [
      'El revisor fiscal trabaja todo el año, no solo al cierre: revisa que las operaciones cumplan ley, estatutos y asamblea; que la contabilidad y las actas se lleven bien; el control interno; los impuestos y la seguridad social, que firma; avisa por escrito lo irregular; colabora con las superintendencias; y dictamina los estados financieros ante la asamblea (Código de Comercio, arts. 207 a 209).',
      'Nuestro plan trae visitas y pruebas repartidas en el año, una carta con recomendaciones y el informe a la asamblea. No lleva la contabilidad ni decide por la empresa: eso le quitaría independencia.',
    ],
    links: [{ href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' }, auditor, call],
  },
  {
    topic: '¿Hacen auditorías de un tema?',
    asked: `hacen auditoria de nomina, hacen inventarios fisicos, ustedes hacen una auditoria sin que ellos se enteren, una auditoria discreta de la bodega, revisar si me estan robando sin que se den cuenta, auditoria forense por un robo, investigar a un empleado con discrecion, auditoria de inventario por sospecha de robo, me roban mercancia pueden revisar`,
    when: [
      /\b(?:auditoria|audit\w+|revision|inventarios?)\b/,
      /\b(?:nomina|inventarios?|fisicos?|cartera|caja|compras|forense|control interno|de impuestos|tributaria)\b/,
      /\b(?:hacen|pueden|ofrecen|cuanto|necesito|quiero)\b/,
    ],
    not: /\b(?:software|portal|iva|declar\w+|contabilidad mensual)\b/,
    text: [
      `Sí, como proyecto: revisar la nómina y sus aportes, contar inventarios físicos, confirmar cartera, revisar caja y compras, el control interno o un posible fraude. Se acuerda qué se prueba, con qué muestra, cuándo y qué informe recibes. La auditoría externa va desde ${auditPrice} por proyecto, más IVA; una revisión corta de un solo tema se cotiza por su alcance.`,
      'Solo si no llevamos esa parte de tu contabilidad, porque nadie audita lo suyo. Para cotizar: qué te preocupa, período, número de empleados o de referencias, sedes y fecha. Si es por un robo, no avises a nadie todavía y llámanos.',
    ],
    links: [{ href: contactHref('auditoria-externa'), label: 'Pedir una cotización' }, call],
  },

  {
    topic: '¿Quién puede ser revisor fiscal?',
    asked: `el revisor fiscal puede ser empleado de la empresa, el revisor fiscal puede ser primo del gerente`,
    when: [
      /\brevisor(?:a)?\b/,
      /\b(?:puede\w*|familiar|primo|herman\w+|espos\w+|emplead\w+|soci[oa]|inhabil\w*|prohib\w*|requisitos)\b/,
      /\b(?:ser|trabaj\w+|emplead\w+|familiar|primo|herman\w+|soci[oa]|inhabil\w*|requisitos)\b/,
    ],
    not: /\b(?:ustedes|me llevan|contador\w*|conjunto|sas necesita|obligad\w+|obligatori\w+|renunci\w+|cambi\w+|firm\w+ decl\w+)\b/,
    text: [
      'Debe ser contador público con tarjeta, independiente. No puede serlo un socio, un empleado ni quien tenga otro cargo en la empresa o en sus subordinadas; tampoco el cónyuge o un familiar hasta el cuarto grado de los administradores, el contador o el cajero (Código de Comercio, art. 205, y Ley 43 de 1990, arts. 50 y 51). Quien fue contador o empleado espera seis meses.',
      'Tampoco puede quedarse como contador al terminar: la Ley 43 de 1990 pide un año (art. 48). Si ya hay un nombramiento así, se cambia en asamblea y se inscribe en la Cámara.',
    ],
    links: [auditor, call],
  },
  {
    topic: '¿Por cuánto tiempo se nombra al revisor fiscal?',
    asked: `cada cuanto se elige el revisor fiscal`,
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:cada cuanto|cuanto (?:tiempo|dura)|periodo|reeleg\w+|eleg\w+|elige|elect\w*|nombr\w+)\b/,
    ],
    not: /\b(?:renunci\w+|obligad\w+|obligatori\w+|cobran|vale|cuesta|sas necesita|desde cuando|monto|activos|no (?:lo )?(?:he|hemos|tengo|tenemos) nombr\w+|conjunto|edificio)\b/,
    text: [
      'Lo elige la asamblea por mayoría (Código de Comercio, art. 204). Si hay junta directiva, su período es igual al de ella; si no, el que digan los estatutos, muchas veces un año. Puede ser reelegido, y removido en cualquier momento con la mitad más una de las acciones presentes (art. 206).',
      'Cada nombramiento va en acta, con aceptación, y se inscribe en la Cámara: hasta que se inscribe otro, el anterior sigue figurando. Lo normal es decidirlo en la asamblea ordinaria de marzo, con sus honorarios.',
    ],
    links: [auditor, { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' }, call],
  },
  {
    topic: 'Mi revisor fiscal renunció',
    asked: `mi revisor fiscal renuncio a mitad de ano que tan rapido toca nombrar otro`,
    when: [/\brevisor(?:a)?\b/, /\b(?:renunci\w+|se fue|murio|se va|dej\w+ el cargo)\b/],
    not: /\b(?:conjuntos?|edificios?|copropiedad\w*|propiedad horizontal|condominios?|torres?|centro comercial)\b/,
    text: [
      'No debe quedar sin revisor: hazlo ya. En una sociedad, el plazo para nombrar e inscribir al nuevo lo dicen los estatutos; si no dicen nada, son 30 días desde la renuncia (Corte Constitucional, sentencia C-621 de 2003). Si hay suplente inscrito, entra él desde hoy. Si no, el representante convoca asamblea extraordinaria (en una S.A.S., normalmente con 5 días hábiles), se nombra, acepta por escrito y se inscribe en la Cámara (Código de Comercio, art. 163).',
      'Mientras no se inscriba el nuevo, el que renunció sigue figurando (art. 164); pasado el plazo, y si avisó a la Cámara por qué se retiró, ya no responde por lo que siga y figura solo para procesos y trámites. Pide la renuncia por escrito y acuerda hasta cuándo firma: sin su firma, cuando se exige, una declaración se tiene por no presentada (E.T., art. 580). Mira qué vence este mes. Si quieres, te cotizamos la revisoría; no podemos ser a la vez tus contadores.',
    ],
    links: [call, write, auditor],
  },
  {
    topic: '¿Qué firma el revisor fiscal?',
    asked: `puede el revisor fiscal firmar declaraciones`,
    when: [
      /\brevisor(?:a)?\b/,
      /\bfirm\w+\b/,
      /\b(?:declar\w+|estados financieros|impuestos|formulario\w*|certific\w+|iva|renta)\b/,
    ],
    not: /\b(?:renunci\w+|no quiere)\b/,
    text: [
      'Si la empresa está obligada a tenerlo, el revisor fiscal firma sus declaraciones de renta, IVA, retención y las demás que lo piden, el dictamen de los estados financieros y certificaciones como la de pagos de seguridad social (E.T., arts. 596 y 602). Sin esa firma, cuando se exige, la declaración se tiene por no presentada (art. 580).',
      'Firma con su propia firma electrónica de la DIAN. Firmar no es prepararlas: eso lo hace el contador. Si no hay obligación de tener revisor, firma un contador público por quien lleva contabilidad obligatoria, cuando el patrimonio bruto o los ingresos brutos pasaron de 100.000 UVT (en IVA y retención, los del año anterior) o la declaración de IVA da saldo a favor (E.T., arts. 596, 602 y 606).',
    ],
    links: [auditor, call],
  },
  {
    topic: 'Estoy obligado y no tengo revisor fiscal',
    asked: `que pasa si no tengo revisor fiscal y estoy obligado, que pasa si la empresa estaba obligada a tener revisor fiscal y nunca nombro`,
    when: [
      /\brevisor(?:a)?\b/,
      /\bno (?:lo )?(?:tengo|tenemos|tiene|nombr\w+|he|hemos)\b|\bsin revisor\b|\bque pasa si\b/,
      /\b(?:obligad\w+|tocaba|multa|sancion|pasa|debia|nombr\w+)\b/,
    ],
    not: /\bconjunto|edificio|no le (?:entrego|doy)\b/,
    text: [
      `Con calma: se arregla con un acta. Si al cierre del año anterior los activos brutos fueron de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o los ingresos de 3.000 o más${wagesInPesos(3_000)}, había que nombrarlo (Ley 43 de 1990, art. 13). Sin él, las declaraciones que piden su firma se pueden tener por no presentadas (E.T., art. 580), los estados financieros quedan sin dictamen y la Superintendencia puede multar.`,
      'Ahora: 1. Comprueba los topes con la herramienta. 2. Convoca asamblea, nombra principal y suplente, y que acepten por escrito. 3. Inscríbelo en la Cámara de Comercio. 4. Mira qué declaraciones se firmaron sin él y desde cuándo: se corrigen antes de que pregunten. Llámanos con los dos últimos balances.',
    ],
    links: [auditor, call, write],
    calms: true,
  },
  {
    topic: '¿Una fundación necesita revisor fiscal?',
    asked: `una fundacion necesita revisor fiscal, somos una fundacion de 3 personas necesitamos revisor fiscal si o si`,
    when: [
      /\b(?:fundacion|corporacion|asociacion|esal|sin animo de lucro|cooperativa|fondo de empleados|iglesia|junta de accion)\b/,
      /\brevisor\w*\b/,
    ],
    text: [
      'Mira en este orden: 1. Los estatutos: si lo tienen previsto, es obligatorio. 2. El tipo: cooperativas, fondos de empleados y mutuales deben tenerlo, salvo que su superintendencia las exima; muchas fundaciones y corporaciones solo si lo dicen sus estatutos o la entidad que las vigila (alcaldía o gobernación). 3. El régimen tributario especial pide, además, contador y registro web.',
      'La regla de los 5.000 y 3.000 salarios mínimos (Ley 43 de 1990, art. 13) es para sociedades comerciales. Mándanos los estatutos y el certificado de existencia y te decimos si te toca.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Para qué sirve una auditoría externa?',
    asked: `que es una auditoria externa y para que sirve, el banco me pide estados financieros auditados ustedes lo hacen, cual es la diferencia entre revisor fiscal y auditor externo, el banco me pide estados financieros auditados para un credito ustedes los hacen`,
    when: [
      /\bauditor\w*\b|\bauditad\w+\b/,
      /\b(?:que es|sirve|bancos?|bancari[oa]s?|creditos?|prestamos?|inversionistas?|licitacion\w*|necesit\w+|diferencia)\b/,
    ],
    not: /\b(?:cuanto (?:cuesta|vale|cobran|demora|dura)|precio|conjunto|contabilidad|rob\w+|fraude)\b/,
    text: [
      auditAndReview,
      `Sí la hacemos, si no llevamos tu contabilidad, porque nadie audita lo suyo: desde ${auditPrice} por proyecto, más IVA. Toma de 3 a 8 semanas. Ten a mano el balance de prueba, los estados financieros, los extractos y para quién es el informe: si es para un banco, a veces basta que los firmen contador y representante, y sale más barato.`,
    ],
    links: [
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      { href: contactHref('auditoria-externa'), label: 'Pedir una cotización' },
      call,
    ],
  },
]
