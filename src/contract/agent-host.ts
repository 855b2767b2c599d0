/** Where Agent Studio answers for an application of Algolia's. */
export const agentHost = (appId: string) => `https://${appId}.algolia.net`
