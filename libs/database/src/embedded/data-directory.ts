import { join } from 'node:path';

/** What lies in the data directory: the cluster itself belongs to PostgreSQL's account, the rest to whoever starts it. */
export interface DataDirectory {
  root: string;
  cluster: string;
  /** A first initdb works here; only a finished cluster gets the real name. */
  unfinishedCluster: string;
  passwordFile: string;
  portFile: string;
  logFile: string;
}

export function layOutDataDirectory(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'cluster'),
    unfinishedCluster: join(root, 'cluster.unfinished'),
    passwordFile: join(root, 'password'),
    portFile: join(root, 'port'),
    logFile: join(root, 'postgres.log'),
  };
}
