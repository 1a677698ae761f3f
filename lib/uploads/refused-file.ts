import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { fileProblemMessage, type FileProblem } from '@/lib/uploads/file-types'

/** A file that is not taken, in the words of the specification and with its name. */
export const refusedFile = (problem: FileProblem, name: string) =>
  new ExpectedError(problem, { sentence: fileProblemMessage(problem, name) })
