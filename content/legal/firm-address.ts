import { firm } from '../firm'

export const firmAddress = `${firm.address.street}, ${firm.address.city} D.C., ${firm.address.country}`
