import { z } from 'zod'
import { templateText } from '@/content/obligation-templates'
import { accountId } from '@/lib/ids'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/fields/name'
import { member } from '@/lib/obligations/board/board-shapes'
import { hours, optionalId } from '@/lib/obligations/board/schema'

const { problems } = templateText

const template = z.object({
  id: z.string(),
  name: z.string(),
  cycle: z.enum(['month', 'bimester', 'quarter', 'four-months', 'semester', 'year']),
  monthAfter: z.number(),
  dayKind: z.enum(['business', 'calendar']),
  day: z.number(),
  hours: z.number().nullable(),
  reviewer: z.string().nullable(),
  clientSees: z.boolean(),
  steps: z.array(z.string()),
  version: z.number(),
  archived: z.boolean(),
})
export type WorkTemplate = z.output<typeof template>

export const templatesShape = z.object({
  templates: z.array(template.extend({ clients: z.number() })),
  members: z.array(member),
})
export type Templates = z.output<typeof templatesShape>

const templateClient = z.object({
  client: z.string(),
  title: z.string(),
  since: z.string(),
  state: z.enum(['active', 'paused', 'ended']),
  open: z.number(),
})
export type TemplateClient = z.output<typeof templateClient>
export const templatePageShape = z.object({
  template,
  members: z.array(member),
  clients: z.array(templateClient),
})

/**
 * The browser creates the id, so that a repeated save is harmless.
 * `seen` is the version that was edited; null for a new template.
 */
export const saveTemplateSchema = z
  .strictObject({
    template: z.uuid(),
    seen: z.int().nullable(),
    name: nameText(3, 80, problems.name),
    cycle: template.shape.cycle,
    monthAfter: z.coerce.number().int().min(0).max(6),
    dayKind: template.shape.dayKind,
    day: z.coerce
      .number({ error: problems.day })
      .int(problems.day)
      .min(1, problems.day)
      .max(31, problems.day),
    hours,
    reviewer: optionalId,
    clientSees: z.boolean(),
    steps: z.array(nameText(2, 160, problems.step)).max(30, problems.steps),
  })
  .refine(({ dayKind, day }) => dayKind === 'calendar' || day <= 20, {
    path: ['day'],
    error: problems.businessDay,
  })
export type SaveTemplateInput = z.input<typeof saveTemplateSchema>

export const previewTemplateSchema = z.strictObject({ template: z.uuid() })
export type TemplatePreview = {
  dates: { period: string; due: CivilDay }[]
  clients: Pick<TemplateClient, 'client' | 'state' | 'open'>[]
}

export const archiveTemplateSchema = z.strictObject({ template: z.uuid(), archive: z.boolean() })
export const applyTemplateSchema = z.strictObject({
  template: z.uuid(),
  clients: z.array(accountId).min(1, problems.clients).max(200),
})
export const changeClientWorkSchema = z.strictObject({
  template: z.uuid(),
  client: accountId,
  change: z.enum(['pause', 'resume', 'end']),
})
export const tickStepSchema = z.strictObject({
  obligation: z.uuid(),
  place: z.int().positive(),
  done: z.boolean(),
})

/** The browser creates the id, so that a repeated request is harmless. */
export const addObligationSchema = z.strictObject({
  obligation: z.uuid(),
  client: z.uuid({ error: problems.client }),
  name: nameText(3, 80, problems.name),
  due: z.string().refine(isCivilDay, { error: problems.date }),
  responsible: optionalId,
  clientSees: z.boolean(),
})
export type AddObligationInput = z.input<typeof addObligationSchema>
