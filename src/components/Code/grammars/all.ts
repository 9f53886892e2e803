import './solidity';
import './typescript';
import './data';
import './bash';
import './graphql';
import './text';
