import { call, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { worksContract as text } from '@/content/assistant/works-contract'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const works =
  /\b(?:contrat\w+ (?:de |una? |para )*(?:la )?(?:obras?|construccion|constru\w+|paviment\w+|placa huella|via|puente|cancha|parque|acueducto|alcantarillado)|obras? (?:publica|civil|de construccion)\w*|contratista de (?:obras?|construccion)|(?:una|la|mi|esa|por|de) obra|construccion de|constru(?:ir|imos|yo|yendo|i)|paviment\w+)\b/
const kept =
  /\b(?:ret[ei]nc\w+|retefuente|rete fuente|retien\w+|retuv\w+|reten(?:er|go)|estampillas?|descuent\w+|descont\w+|quitan?|deducciones|contribucion)\b/
const ofState =
  /\b(?:alcaldias?|gobernacion\w*|municipi\w+|departamento|estado|estatal|public[oa]s?|entidad\w*|distrito|ministerio|invias|idu|gobierno|secretaria|estampillas?|licitacion)\b/
/** This answer is wrong for a message with one of these words, such as about a job «por obra o labor» or a service. */
const other =
  /\b(?:obra (?:o|y|u) labor|obra labor|mano de obra|salario|sueldo|nomina|liquidacion de mi|prestaciones|prestacion de servicios|interventoria|consultoria|mantenimiento|aseo|vigilancia|arr[ie]+nd\w+|iva|aiu|ustedes|certificado\w*|obras? (?:de arte|literarias?|musical\w*|teatral\w*|social\w*)|derechos de autor|simple|rst|que es (?!la contribucion)\w+|en que consiste|que significa|trabajo en|trabaja en|(?:descuentan|quitan) (?:\$ ?)?\d[\d.]*)\b/
const [keptPart, contributionPart] = [0.02, 0.05]

/** Tells what is deducted from the payment of a contract to build, for the State or for anybody else. */
export function worksContractReply({ text: typed, typed: message, english }: Question): Reply | null {
  if (english || !works.test(typed) || !kept.test(typed) || other.test(typed)) return null
  const [sum, ...others] = numbersWithin(message).filter(
    ({ kind, value }) => kind === 'money' && value >= 100_000,
  )
  if (others.length > 0) return null
  const state = ofState.test(typed)
  const part = (share: number) => formatPesos(Math.round((sum?.value ?? 0) * share))
  const whole = sum && formatPesos(sum.value)
  return {
    text: [
      state
        ? whole
          ? text.ofState(whole, part(keptPart), part(contributionPart), part(keptPart + contributionPart))
          : text.ofStateRule
        : whole
          ? text.ofOthers(whole, part(keptPart))
          : text.ofOthersRule,
      state ? text.stamps : text.local,
      text.rest,
    ],
    links: [write, call],
  }
}
