const failuresToOpen = 5
const openMs = 30_000

export type Circuit = { isOpen: () => boolean; succeeded: () => void; failed: () => void }

/** Stops calling a service after 5 failures in a row; 30 s later one more failure closes the door again. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      failures = 0
      openUntil = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToOpen) openUntil = now() + openMs
    },
  }
}
