import { cookies } from './cookies'
import { dataTreatment } from './data-treatment'
import { privacy } from './privacy'
import { terms } from './terms'

export const legalDocuments = [privacy, terms, cookies, dataTreatment] as const
