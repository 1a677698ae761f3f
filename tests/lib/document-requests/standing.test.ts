import { expect, test } from 'vitest'
import { standingOf, type DocumentRequest } from '@/lib/document-requests/request'

const today = '2026-12-02'
const late = '2026-12-01'

test.each([
  [
    'a draft whose day is over is a draft',
    { status: 'draft', toReview: 0, missing: 2, dueOn: late },
    'draft',
  ],
  [
    'a cancelled one does not wait for a review',
    { status: 'cancelled', toReview: 1, missing: 1, dueOn: late },
    'cancelled',
  ],
  [
    'a complete one does not wait for a review',
    { status: 'complete', toReview: 1, missing: 0, dueOn: late },
    'complete',
  ],
  [
    'what the firm has to review comes before what the client owes',
    { status: 'open', toReview: 1, missing: 1, dueOn: late },
    'review',
  ],
  [
    'what the client owes is late after its day',
    { status: 'open', toReview: 0, missing: 1, dueOn: late },
    'late',
  ],
  ['what lacks nothing is not late', { status: 'open', toReview: 0, missing: 0, dueOn: late }, 'client'],
] as const)('the state of a document request: %s', (_, request, standing) => {
  expect(standingOf(request as DocumentRequest, today)).toBe(standing)
})
