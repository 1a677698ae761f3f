import type { ErrorCode } from '@/content/errors'
import { invoices } from '@/content/invoices'
import { isFileProblem } from '@/lib/uploads/file-types'

/** Why one file did not arrive, in the words its row shows. */
export class UploadFailure extends Error {
  readonly code: ErrorCode | 'network'

  constructor(code: ErrorCode | 'network', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UploadFailure'
    this.code = code
  }

  /** A file that the server has refused for what it is will be refused again. */
  get final(): boolean {
    return isFileProblem(this.code)
  }
}

export const toUploadFailure = (error: unknown): UploadFailure =>
  error instanceof UploadFailure
    ? error
    : new UploadFailure('unexpected', invoices.failure.unknown, { cause: error })
