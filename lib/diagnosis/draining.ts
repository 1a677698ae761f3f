const holder = globalThis as typeof globalThis & { portalDraining?: boolean }

/** From the stop signal on, the instance still answers requests, but its readiness check says that it should get no more. */
export const startDraining = () => void (holder.portalDraining = true)

export const isDraining = () => holder.portalDraining === true
