import { services, type ServiceSlug } from './services'

export type ContactTopic = 'evaluacion' | ServiceSlug

export const contactTopics: readonly { id: ContactTopic; label: string }[] = [
  { id: 'evaluacion', label: 'Evaluación gratuita' },
  ...services.map(({ slug, title }) => ({ id: slug, label: title })),
]

export const contactHref = (topic: ContactTopic) => `/contacto?servicio=${topic}` as const
