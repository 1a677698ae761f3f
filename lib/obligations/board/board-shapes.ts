import { z } from 'zod'
import { obligationShape } from '@/lib/obligations/schema'

export const member = z.object({ id: z.string(), name: z.string(), admin: z.boolean() })
export type BoardMember = z.output<typeof member>

export const boardRow = obligationShape.extend({
  client: z.string(),
  title: z.string(),
  nit: z.string().nullable(),
  version: z.number(),
  /** The member who does the work: the assigned member, or else the client's advisor. */
  responsible: z.string().nullable(),
  assigned: z.boolean(),
  /** Only these members, and administrators, can be assigned to the obligation. */
  advisors: z.array(z.string()),
  reviewer: z.string().nullable(),
  internalDate: z.string().nullable(),
  hours: z.number().nullable(),
  value: z.number().nullable(),
  steps: z.tuple([z.number(), z.number()]),
})
export type BoardRow = z.output<typeof boardRow>

/** Kinds of work that at least one client has; `name` is null for obligations of the tax calendar. */
const kinds = z.array(z.object({ id: z.string(), name: z.string().nullable() }))
export type BoardKinds = z.output<typeof kinds>

const cursor = z.tuple([z.string(), z.string()]).nullable()
/** The number of obligations by state, where 1,001 means "more than 1,000". */
const counts = z.record(z.string(), z.number())
export type BoardCounts = z.output<typeof counts>

/** The member's newest filing that can still be undone. `until` is an ISO moment. */
const filing = z.object({ id: z.string(), count: z.number(), until: z.string() }).nullable()
export type OpenFiling = z.output<typeof filing>

const slot = z.object({ obligation: z.string(), municipality: z.string().nullable(), period: z.string() })
export type Slot = z.output<typeof slot>

export const matrixShape = z.object({
  clients: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      nit: z.string().nullable(),
      advisor: z.string().nullable(),
    }),
  ),
  rows: z.array(boardRow),
  /** The number of the month's obligations in each column. Counting stops above 400. */
  left: z.array(slot.extend({ left: z.number(), all: z.number(), waiting: z.number(), done: z.number() })),
  after: cursor,
  counts,
  members: z.array(member),
  kinds,
  filing,
})
export type Matrix = z.output<typeof matrixShape>

export const listShape = z.object({
  rows: z.array(boardRow),
  after: cursor,
  counts,
  members: z.array(member),
  kinds,
  filing,
})
export type BoardList = z.output<typeof listShape>

export const loadShape = z.object({
  rows: z.array(
    z.object({
      member: z.string().nullable(),
      name: z.string().nullable(),
      clients: z.number(),
      open: z.number(),
      waiting: z.number(),
      overdue: z.number(),
      done: z.number(),
      hours: z.number(),
      unestimated: z.number(),
    }),
  ),
  counts,
  members: z.array(member),
  kinds,
  filing,
})
export type BoardLoad = z.output<typeof loadShape>
