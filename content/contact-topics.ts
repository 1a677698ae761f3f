import { services, type ServiceSlug } from './services'

export type ContactTopic = 'evaluacion' | ServiceSlug

/** What a message can be about; links of the site open the form with one chosen. */
export const contactTopics: readonly { id: ContactTopic; label: string }[] = [
  { id: 'evaluacion', label: 'Evaluación gratuita' },
  ...services.map(({ slug, title }) => ({ id: slug, label: title })),
]

/** The address of the form with a topic chosen. */
export const contactAddress = (topic: ContactTopic) => `/contacto?servicio=${topic}` as const
