import { moreDetail, phrases, replies } from '@/content/assistant/replies'
import type { Reply, ReplyHref, ReplyLink } from '@/content/assistant/reply'
import { services } from '@/content/services'
import { answerPrice, answerService, serviceLinks } from '@/lib/assistant/answer-service'
import { hello, welcome } from '@/lib/assistant/welcome'
import { understand, type Subject, type Understanding } from '@/lib/assistant/understand'

/** Who asks: the name of whoever is signed in, and the address of their Drive folder when they have one. */
export type Visitor = { name: string | null; folder: ReplyHref | null }

type GeneralTopic = keyof typeof replies
const isGeneral = (subject: Subject): subject is GeneralTopic => Object.hasOwn(replies, subject)

/** A client who asks for what is theirs is led to their folder, or told when it comes to be. */
function withFolder(answer: Reply, topic: GeneralTopic, { name, folder }: Visitor): Reply {
  if (!name || (topic !== 'client' && topic !== 'documents')) return answer
  if (folder) {
    const link: ReplyLink = { href: folder, label: phrases.folder }
    return { ...answer, links: [link, ...answer.links] }
  }
  if (topic === 'documents') return answer
  const upload: ReplyLink = { href: '/portal/facturas', label: phrases.upload }
  return { ...answer, text: [...answer.text, phrases.noFolder], links: [...answer.links, upload] }
}

function answerGeneral(topic: GeneralTopic, visitor: Visitor, understood: Understanding): Reply {
  const answer = replies[topic]
  const own = 'text' in answer ? answer : visitor.name ? answer.client : answer.visitor
  const named = topic === 'services' ? services.map(({ slug }) => slug) : understood.services
  return withFolder({ ...own, links: [...own.links, ...serviceLinks(named)] }, topic, visitor)
}

function answer(text: string, visitor: Visitor, understood: Understanding): Reply {
  const { subject } = understood
  if (subject === 'price') return answerPrice(text, understood.services)
  if (subject && isGeneral(subject)) return answerGeneral(subject, visitor, understood)
  if (subject) return answerService(text, understood.services)
  return understood.intent === 'welcome' ? welcome(visitor.name) : moreDetail
}

/** What the assistant answers to a message. A greeting is returned before the answer. */
export function reply(text: string, visitor: Visitor): Reply {
  const understood = understand(text)
  const { subject, greets } = understood
  const said = answer(text, visitor, understood)
  if (!greets || !subject || subject === 'thanks' || subject === 'goodbye') return said
  const [first = '', ...others] = said.text
  return { ...said, text: [`${hello(visitor.name)} ${first}`, ...others] }
}
