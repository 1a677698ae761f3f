import 'server-only'
import { channel } from 'node:diagnostics_channel'

const checkpoints = channel('portal:checkpoint')

/** Marks a step at which a test may stop the process to simulate a crash. Does nothing in production. */
export function checkpoint(name: string): void {
  if (checkpoints.hasSubscribers) checkpoints.publish(name)
}
