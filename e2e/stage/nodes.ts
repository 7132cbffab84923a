// A stage of two nodes that share a cluster, behind one address.

import { Balancer } from './balancer';
import { Cluster } from './cluster';
import { Server } from './server';
import { test as base } from './test';

export { expect } from './test';

export type Nodes = {
  /** Of NATS servers. */
  cluster: Cluster;
  balancer: Balancer;
  one: Server;
  other: Server;
};

export const test = base.extend<{ nodes: Nodes }>({
  nodes: async ({ stage: _ }, use, testInfo) => {
    const [cluster, balancer] = await Promise.all([Cluster.start(), Balancer.listen()]);
    // The first one makes the store.
    const one = await Server.node(cluster, balancer.url);
    const other = await Server.node(cluster, balancer.url);
    balancer.lead([one, other]);
    await use({ cluster, balancer, one, other });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [i, { said }] of [one, other].entries()) console.log(`Node ${i} said:\n${said}`);
    balancer.close();
    await Promise.all([one.stop(), other.stop()]);
    await cluster.stop();
  },
});
