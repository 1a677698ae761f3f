import 'server-only'
import { channel } from 'node:diagnostics_channel'

const checkpoints = channel('portal:checkpoint')

/** Marks a step at which tests of failures stop the process. Does nothing in production. */
export function checkpoint(name: string): void {
  if (checkpoints.hasSubscribers) checkpoints.publish(name)
}
